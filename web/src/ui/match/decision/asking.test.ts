/** Why not: each rule speaks once, below what the thing is and does. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Match } from '$ui/match/match.svelte';
import { Asking, oncePerRule } from './asking.svelte';

const server = vi.fn<(request: Request) => Promise<Response>>();

beforeEach(() => {
  vi.stubGlobal('fetch', server);
  server.mockReset();
});

test('of several refusals by one rule the first is told', () => {
  const refusals = [
    { rule: 'X-1', text: 'not yours' },
    { rule: 'X-2', text: 'rank 1' },
    { rule: 'X-2', text: 'rank 2' },
  ];
  expect(oncePerRule(refusals).map(({ text }) => text)).toEqual(['not yours', 'rank 1']);
});

test('a touched tile is told with what it does, and then why it cannot be chosen now', async () => {
  server.mockImplementation(async (request) => {
    if (request.url.endsWith('/why-not')) return Response.json({ refusals: [{ rule: 'X-1', text: 'too far' }] });
    const { ref } = (await request.json()) as { ref: string };
    return Response.json({ ref, kind: 'Tile', name: 'Ship', what: 'It gives a ship.', when: '' });
  });
  const match = { id: 'abc', mine: true, seen: { seq: 4 } } as unknown as Match;
  const asking = new Asking(match);
  await asking.why('field:r0c0', 'tile:ship');
  expect(asking.answer?.thing).toMatchObject({ ref: 'tile:ship', what: 'It gives a ship.' });
  expect(asking.answer?.refusals.map(({ text }) => text)).toEqual(['too far']);
  expect(asking.whyNot).toBeNull();
});

/** The panel of instructions: what it shows, and what it sends to the server. */
import { fireEvent, render, screen, waitFor, within } from '@testing-library/svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import type { Match } from '$ui/match/match.svelte';
import LeaveInstruction from './LeaveInstruction.svelte';
import InstructionsPanel from './InstructionsPanel.svelte';
import InstructionsState from './InstructionsState.svelte';
import { instructions } from './instructions.svelte';

const server = vi.fn<(request: Request) => Promise<Response>>();

const instruction = (number: number, holds: boolean) => ({
  number,
  order: { order: 'bid', round_no: 3, limit: number, wanted: ['b'] },
  label: `instruction ${number}`,
  holds,
  over: holds ? '' : 'The round is over.',
  acted: number === 1 ? 2 : 0,
  given_at: '2026-11-16T00:00:00Z',
});
const form = {
  order: 'bid',
  title: 'Bid up to',
  fields: [
    { name: 'round_no', label: '', kind: 'fixed', default: 3, choices: [], least: 0, most: 0, optional: false },
    { name: 'limit', label: 'Limit', kind: 'amount', default: 2, choices: [], least: 1, most: 3, optional: false },
    {
      name: 'wanted',
      label: 'Wanted',
      kind: 'choices',
      default: ['a'],
      choices: ['a', 'b'].map((value) => ({ value, label: value.toUpperCase() })),
      least: 1,
      most: 2,
      optional: false,
    },
  ],
};
let told: { method: string; path: string; body: unknown }[] = [];
let given = [instruction(1, true), instruction(2, true), instruction(3, false)];

beforeEach(async () => {
  vi.stubGlobal('fetch', server);
  told = [];
  given = [instruction(1, true), instruction(2, true), instruction(3, false)];
  server.mockImplementation(async (request) => {
    const { method } = request;
    if (method === 'GET') return Response.json({ seq: 5, orders: given, forms: [form] });
    const text = await request.text();
    told.push({ method, path: new URL(request.url).pathname, body: text ? JSON.parse(text) : null });
    return method === 'POST' ? Response.json({ number: 4 }) : new Response(null, { status: 204 });
  });
  await words.load('en');
  instructions.turnTo('abc');
});

async function panel(mine = false): Promise<void> {
  render(InstructionsPanel, { match: { mine } as Match });
  await screen.findByRole('button', { name: 'Bid up to' });
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the panel of instructions', () => {
  it('lists the active ones in their order, and the ended ones with the reason', async () => {
    await panel();
    const texts = (name: string) =>
      within(screen.getByRole('region', { name }))
        .getAllByRole('listitem')
        .map((item) => [...item.querySelectorAll('p')].map((text) => text.textContent.replaceAll(/\s+/g, ' ').trim()));
    expect(texts('Active')).toEqual([['1. instruction 1 Has answered 2 times.'], ['2. instruction 2']]);
    expect(texts('Ended')).toEqual([['instruction 3', 'The round is over.']]);
    expect(screen.queryByText(/It is your turn/)).toBeNull();
  });

  it('gives an instruction as its form was filled in', async () => {
    await panel(true);
    expect(screen.getByText(/It is your turn/)).toBeTruthy();
    await press('Bid up to');
    await press('One more');
    expect((screen.getByRole('button', { name: 'One more' }) as HTMLButtonElement).disabled).toBe(true);
    await press('B');
    await press('A, number 1');
    expect(screen.getByRole('button', { name: 'B, number 1' })).toBeTruthy();
    await press('Save instruction');
    await screen.findByText('Your instruction is active.');
    const body = { order: { order: 'bid', round_no: 3, limit: 3, wanted: ['b'] } };
    expect(told).toEqual([{ method: 'POST', path: '/api/matches/abc/orders', body }]);
  });

  it('cannot send a list that is too short', async () => {
    await panel();
    await press('Bid up to');
    await press('A, number 1');
    expect((screen.getByRole('button', { name: 'Save instruction' }) as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('Choose at least one.')).toBeTruthy();
  });

  it('changes an instruction in its place, beginning with what it says', async () => {
    await panel();
    await press('Change: instruction 2');
    await press('One less');
    await press('Save changes');
    await screen.findByText('Your instruction was changed.');
    const body = { order: { order: 'bid', round_no: 3, limit: 1, wanted: ['b'] } };
    expect(told).toEqual([{ method: 'PUT', path: '/api/matches/abc/orders/2', body }]);
  });

  it('moves, takes back and clears with one touch each', async () => {
    await panel();
    await press('Move up: instruction 2');
    await screen.findByText('This instruction is now number 1.');
    await press('Take back: instruction 1');
    await screen.findByText('You took the instruction back.');
    await press('Remove: instruction 3');
    await screen.findByText('The ended instruction was removed.');
    expect(told).toEqual([
      { method: 'PUT', path: '/api/matches/abc/orders', body: { numbers: [2, 1, 3] } },
      { method: 'DELETE', path: '/api/matches/abc/orders/1', body: null },
      { method: 'DELETE', path: '/api/matches/abc/orders/3', body: null },
    ]);
  });

  it('says what the server says when something does not work', async () => {
    await panel();
    const problem = { code: 'too-many-orders', text: 'Take one back first.' };
    server.mockImplementation(({ method }) =>
      Promise.resolve(
        method === 'GET'
          ? Response.json({ seq: 5, orders: given, forms: [form] })
          : Response.json(problem, { status: 409 }),
      ),
    );
    await press('Take back: instruction 1');
    expect((await screen.findByRole('alert')).textContent).toBe('Take one back first.');
  });
});

describe('what is loaded', () => {
  const loaded = () => server.mock.calls.length;

  it('is nothing while bots play or the player is asked, and the instructions when others think', async () => {
    vi.useFakeTimers();
    try {
      server.mockImplementation(() => Promise.resolve(Response.json({ seq: 5, orders: [], forms: [form] })));
      instructions.turnTo('abc');
      instructions.soon(true);
      await vi.advanceTimersByTimeAsync(10);
      const first = loaded();
      for (let step = 0; step < 20; step++) {
        instructions.soon(step % 5 === 0);
        await vi.advanceTimersByTimeAsync(1500);
      }
      instructions.soon(true);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(loaded() - first).toBe(0);
      instructions.soon(false);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(loaded() - first).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('outside the panel', () => {
  const match = { me: 0, mine: false, away: false, over: false } as Match;

  it('an instruction can be left only by somebody who is not asked, and only if one is offered', async () => {
    const { rerender } = render(LeaveInstruction, { match });
    expect(screen.queryByRole('button')).toBeNull();
    await instructions.look();
    await waitFor(() => expect(screen.getByRole('button', { name: /Leave an instruction/ })).toBeTruthy());
    await rerender({ match: { ...match, mine: true } as Match });
    expect(screen.queryByRole('button')).toBeNull();
    await rerender({ match: { ...match, me: null } as unknown as Match });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('somebody who comes back reads which instructions are active', async () => {
    render(InstructionsState, { change: vi.fn() });
    await screen.findByRole('list');
    const items = screen.getAllByRole('listitem').map((item) => item.textContent.replaceAll(/\s+/g, ' ').trim());
    expect(items).toEqual([
      'Active: instruction 1',
      'Active: instruction 2',
      'Ended: instruction 3 The round is over.',
    ]);
  });
});

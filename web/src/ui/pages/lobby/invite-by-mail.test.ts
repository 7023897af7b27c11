/** Inviting by mail: one address, one request, and an answer that promises no more than the server says. */
import { fireEvent, render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import InviteByMail from './InviteByMail.svelte';

const asked: { url: string; body: unknown }[] = [];
let answer: () => Response;

beforeEach(async () => {
  asked.length = 0;
  answer = () => new Response(null, { status: 204 });
  vi.stubGlobal('fetch', async (request: Request) => {
    asked.push({ url: new URL(request.url).pathname, body: await request.json() });
    return answer();
  });
  await words.load('en');
});

async function invite(address: string): Promise<void> {
  await fireEvent.input(screen.getByLabelText('Invite somebody by mail'), { target: { value: address } });
  await fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

it('sends the address, says that the mail may be unwanted, and empties the field', async () => {
  render(InviteByMail, { match: 'ispqm3sczspq' });
  await invite('berta@example.org');

  expect(await screen.findByText(/on its way to .*berta@example.org.*unless/)).toBeTruthy();
  expect(asked).toEqual([{ url: '/api/matches/ispqm3sczspq/invited/mails', body: { address: 'berta@example.org' } }]);
  expect(screen.getByLabelText<HTMLInputElement>('Invite somebody by mail').value).toBe('');
});

it('says why it was refused, and keeps the address', async () => {
  const text = 'You have invited 10 people by mail within a day.';
  answer = () => Response.json({ code: 'too-many-mail-invitations', text }, { status: 409 });
  render(InviteByMail, { match: 'ispqm3sczspq' });
  await invite('berta@example.org');

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Invite somebody by mail').value).toBe('berta@example.org');
});

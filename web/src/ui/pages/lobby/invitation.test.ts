/** The invitation: a link that others can open, as text and as a code. */
import { render, screen } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import Invitation from './Invitation.svelte';

const MATCH = 'ispqm3sczspq';

beforeEach(async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({})));
  await words.load('en');
});

function answer(invitation: unknown): void {
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(invitation)));
}

const shown = () => screen.getByRole<HTMLInputElement>('textbox').value;

it('on the machine of the server, names the address for others and draws its code', async () => {
  const link = `http://192.168.1.5:8000/table/${MATCH}`;
  answer({ link, code: { side: 29, path: 'M2 2h1v1h-1z' } });
  render(Invitation, { match: MATCH, game: 'Goa' });

  const code = await screen.findByRole('img');
  expect(code.getAttribute('viewBox')).toBe('0 0 29 29');
  expect(code.querySelector('path')?.getAttribute('d')).toBe('M2 2h1v1h-1z');
  expect(shown()).toBe(link);
});

it('says how others can join if the link works on this machine alone', async () => {
  answer({ link: `http://localhost:8000/table/${MATCH}`, code: null });
  render(Invitation, { match: MATCH, game: 'Goa' });

  expect(await screen.findByText(/kontor serve --network/)).toBeTruthy();
  expect(screen.queryByRole('img')).toBeNull();
});

it('has a link although the server does not answer', () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('gone')));
  render(Invitation, { match: MATCH, game: 'Goa' });

  expect(shown()).toBe(`${location.origin}/table/${MATCH}`);
});

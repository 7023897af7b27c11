import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import { me } from '$ui/me.svelte';
import { router } from '$ui/route.svelte';
import Recover from './Recover.svelte';

const anna = { account: 1, name: 'Anna', member: false };
let person: typeof anna | null = null;
const asked: string[] = [];

beforeAll(() => words.load('en'));
beforeEach(() => {
  asked.length = 0;
  me.forget();
  vi.stubGlobal('fetch', (request: Request) => {
    const path = new URL(request.url).pathname;
    asked.push(`${request.method} ${path}`);
    const answers: Record<string, unknown> = { '/api/visitor': { person }, '/api/me': { ...anna, account: 2 } };
    return Promise.resolve(Response.json(answers[path] ?? { ...anna, account: 2, token: 't', recovery: 'r' }));
  });
  router.go('/recover#a-link');
});
afterEach(() => me.forget());

const RECOVERED = 'POST /api/logins/recovery';

it('brings somebody back at once on a device where nobody is logged in', async () => {
  person = null;
  render(Recover);
  await waitFor(() => expect(asked).toContain(RECOVERED));
});

it('asks somebody who is logged in before it makes them somebody else', async () => {
  person = anna;
  render(Recover);
  const button = await screen.findByRole('button', { name: words.say('recover-ask-button') });
  expect(screen.getByText(/You are Anna on this device/)).toBeTruthy();
  expect(asked).not.toContain(RECOVERED);

  await fireEvent.click(button);
  await waitFor(() => expect(asked).toContain(RECOVERED));
});

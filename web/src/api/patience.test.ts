import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import Waiting from '$ui/shared/status/Waiting.svelte';
import { answered, GET, POST } from './http';
import { waiting } from './waiting.svelte';

const TOO_MANY = () =>
  Response.json(
    { code: 'too-many', text: 'Try again in 7 seconds.' },
    { status: 429, headers: { 'Retry-After': '7' } },
  );
let answers: (() => Response)[] = [];
const asked: string[] = [];

beforeAll(() => words.load('en'));
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(request.method);
    return Promise.resolve((answers.shift() ?? TOO_MANY)());
  });
});
afterEach(() => {
  vi.runOnlyPendingTimers();
  vi.useRealTimers();
});

it('waits and asks again by itself for what only reads, and says so', async () => {
  answers = [TOO_MANY, () => Response.json({ person: null })];
  render(Waiting);
  const visitor = answered(GET('/api/visitor'));
  await vi.advanceTimersByTimeAsync(10);
  expect(screen.getByRole('status').textContent).toContain('It goes on by itself in 7 seconds.');
  expect(asked).toEqual(['GET']);

  await vi.advanceTimersByTimeAsync(7000);
  expect(await visitor).toEqual({ person: null });
  expect(asked).toEqual(['GET', 'GET']);
  expect(waiting.wait).toBeNull();
});

it('never repeats by itself what changes something, and says when to try again', async () => {
  answers = [TOO_MANY];
  const problem = answered(POST('/api/guests', { body: { name: 'Anna' } })).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(10);
  expect(await problem).toMatchObject({ status: 429, code: 'too-many', message: 'Try again in 7 seconds.' });
  expect(waiting.wait).toEqual({ seconds: 7, again: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toEqual(['POST']);
  expect(waiting.wait).toBeNull();
});

it('gives up after a few times', async () => {
  answers = [];
  const problem = answered(GET('/api/visitor')).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await problem).toMatchObject({ status: 429 });
  expect(asked).toHaveLength(4);
});

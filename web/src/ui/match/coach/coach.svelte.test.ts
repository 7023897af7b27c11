/** The coach after a lesson: it warns once before an action, one click sends it away, and praise is said to who listens. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '$api/http';
import { Acting } from '$ui/match/decision/acting.svelte';
import { Asking } from '$ui/match/decision/asking.svelte';
import Caution from '$ui/match/decision/Caution.svelte';
import { Match, type Seen } from '$ui/match/match.svelte';
import type { Choice } from '$ui/picker/picker';
import { words } from '$words/words.svelte';
import Coach from './Coach.svelte';
import CoachSwitch from './CoachSwitch.svelte';
import { Coaching } from './coaching.svelte';

class Socket extends EventTarget {
  send(): void {}
  close(): void {}
}

const choice = (verb: string): Choice => ({
  action: { do: verb },
  verb,
  refs: [],
  amount: null,
  label: verb,
  final: false,
  cautions: [],
});
const BID = choice('bid');
const WARNING = new Problem(409, 'coach-warning', 'I would not.');
const server = vi.fn<(request: Request) => Promise<Response>>();
let match: Match;
let coaching: Coaching;
let acting: Acting;

/** A position of the learner; `lesson` as long as there is one. */
function asked(coach: { on: boolean; praise: string } | null, lesson: object | null = null): void {
  const said = { asked: 'What now?', legal: [BID, choice('pass')], names: {}, proposed: null, coach, lesson };
  match.seen = { seq: 4, seat: 0, status: 'playing', deciders: [0], words: said } as unknown as Seen;
}

beforeEach(async () => {
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('fetch', server);
  server.mockReset();
  await words.load('en');
  match = new Match('abc', { tell: () => undefined, happened: () => undefined, tooMuch: () => undefined });
  coaching = new Coaching(match);
  acting = new Acting(match, new Asking(match), coaching);
  asked({ on: true, praise: '' });
});
afterEach(() => match.close());

describe('a warning', () => {
  const warn = () => acting.tried(() => Promise.reject(WARNING), BID);
  /** Whether the page says that the person has decided, when it plays an action. */
  function sure(given: Choice): boolean | undefined {
    const play = vi.spyOn(match, 'play');
    match.busy = false;
    void acting.act(given);
    return play.mock.calls[0]?.[1];
  }

  it('waits at the bar, and the same answer plays it', async () => {
    await warn();
    expect([acting.warned, acting.advice]).toEqual([BID, 'I would not.']);
    expect(sure(BID)).toBe(true);
    expect(acting.warned).toBeNull();
  });

  it('is about one action in one position', async () => {
    await warn();
    expect(sure(choice('pass'))).toBe(false);
    await warn();
    acting.forget();
    expect(sure(BID)).toBe(false);
  });

  it('never leaves a lesson', async () => {
    asked(null, { finished: false });
    await warn();
    expect(sure(BID)).toBe(false);
  });

  it('has a button that sends the coach away', () => {
    const silence = vi.fn();
    const nothing = () => undefined;
    render(Caution, { choice: BID, advice: 'I would not.', busy: false, go: nothing, back: nothing, silence });
    expect(screen.getByRole('alertdialog').textContent).toContain('Coach: I would not.');
    screen.getByRole('button', { name: 'Coach off' }).click();
    expect(silence).toHaveBeenCalledOnce();
  });
});

describe('the steps of a lesson', () => {
  const LESSON = { titles: ['one', 'two', 'three'], number: 3, looks: [], closing: '', before: '', light: [] };
  const look = { step: 'three', number: 3, title: 'three', before: '', after: '', light: [], touch: [] };

  it('are all done at the end, also the last one', () => {
    asked(null, { ...LESSON, accepted: [], free: false, finished: true });
    render(Coach, { coaching, game: 'Goa' });
    expect(document.querySelectorAll('.steps .number.done')).toHaveLength(3);
    expect(document.querySelectorAll('.progress .done')).toHaveLength(3);
  });

  it('are done up to the one that is still to be looked at', () => {
    asked(null, { ...LESSON, looks: [look], accepted: [], free: false, finished: true });
    render(Coach, { coaching, game: 'Goa' });
    expect(document.querySelectorAll('.steps .number.done')).toHaveLength(2);
    coaching.goOn();
    flushSync();
    expect(document.querySelectorAll('.steps .number.done')).toHaveLength(3);
  });
});

describe('the switch', () => {
  it('is there as long as the coach watches, and the server is told', async () => {
    server.mockResolvedValue(Response.json({ on: false }));
    render(CoachSwitch, { coaching });
    screen.getByRole('button', { name: 'Coach off' }).click();
    flushSync();
    expect(screen.queryByRole('button')).toBeNull();
    await vi.waitFor(() => expect(server).toHaveBeenCalledOnce());
    const [request] = server.mock.calls[0]!;
    expect([request.method, new URL(request.url).pathname]).toEqual(['PUT', '/api/matches/abc/coach']);
    expect(await request.json()).toEqual({ on: false });
    expect([coaching.watched, coaching.watching]).toEqual([true, false]);
  });

  it('comes back if the server does not know of it', async () => {
    server.mockRejectedValue(new Error('offline'));
    await coaching.watch(false);
    expect(coaching.watching).toBe(true);
  });

  it('is not there without a coach', () => {
    asked(null);
    render(CoachSwitch, { coaching });
    expect(screen.queryByRole('button')).toBeNull();
    expect(coaching.watched).toBe(false);
  });

  it('says praise to who listens', () => {
    render(CoachSwitch, { coaching });
    expect(screen.getByRole('status').textContent).toBe('');
    asked({ on: true, praise: 'Well chosen.' });
    flushSync();
    expect(screen.getByRole('status').textContent).toBe('Well chosen.');
  });
});

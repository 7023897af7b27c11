/** A warning is said once before something is given away; an answer without a choice is given, unless it would hide or undo. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Entry } from '$ui/match/log';
import { Match, type Seen } from '$ui/match/match.svelte';
import type { Choice } from '$ui/picker/picker';
import { settings } from '$ui/settings.svelte';
import { Acting } from './acting.svelte';
import { Asking } from './asking.svelte';
import { OnlyAnswer } from './only-answer.svelte';

class Socket extends EventTarget {
  send(): void {}
  close(): void {}
}

const caution = (key: string) => ({ key, text: `${key} is lost`, rule: 'TOY-1', refs: [] });
const choice = (verb: string, ...keys: string[]): Choice => ({
  action: { type: verb },
  verb,
  refs: [],
  amount: null,
  label: verb,
  final: false,
  cautions: keys.map(caution),
});
let match: Match;
let acting: Acting;

/** The own turn, or that of somebody else. */
function asked(seq: number, legal: readonly Choice[], { mine = true, only = false } = {}): void {
  const words = { asked: 'What now?', legal, names: {}, proposed: null, only_answer: only };
  match.seen = { seq, seat: 0, status: 'playing', deciders: [mine ? 0 : 1], words } as unknown as Seen;
  match.picking.ask(legal);
  acting.forget();
}

beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  vi.useFakeTimers();
  match = new Match('abc', { tell: () => undefined, happened: () => undefined, tooMuch: () => undefined });
  acting = new Acting(match, new Asking(match));
  Object.assign(settings, { warn: true, onlyAnswer: true, pace: 'normal' });
});
afterEach(() => {
  match.close();
  vi.useRealTimers();
});

it('asks once before an action that gives something away', () => {
  const end = choice('end', 'income');
  asked(1, [end, choice('take')]);
  void acting.act(end);
  expect([acting.warned, match.busy]).toEqual([end, false]);
  void acting.act(end);
  expect([acting.warned, match.busy]).toEqual([null, true]);
});

it('does not repeat in one turn what was read, and says it again in the next', () => {
  asked(1, []);
  const [first, second, third] = [choice('pay', 'joker'), choice('pay', 'joker'), choice('pay', 'joker')];
  void acting.act(first);
  void acting.act(first);
  match.busy = false;
  asked(2, []);
  void acting.act(second);
  expect([acting.warned, match.busy]).toEqual([null, true]);
  match.busy = false;
  asked(3, [], { mine: false });
  asked(4, []);
  void acting.act(third);
  expect([acting.warned, match.busy]).toEqual([third, false]);
});

it('does not ask before an action without a warning, or if nobody wants to be warned', () => {
  asked(1, []);
  void acting.act(choice('take'));
  expect(match.busy).toBe(true);
  match.busy = false;
  settings.warn = false;
  void acting.act(choice('end', 'income'));
  expect([acting.warned, match.busy]).toEqual([null, true]);
});

/** Watch the position as the page does, until a moment has passed; returns what was about to be answered. */
function watched(only: OnlyAnswer, during: () => void = () => undefined): string | null {
  const stop = $effect.root(() => {
    $effect(() => only.look());
  });
  flushSync();
  const due = only.due?.verb ?? null;
  during();
  flushSync();
  vi.advanceTimersByTime(10_000);
  stop();
  return due;
}

it('answers where there is no choice, after a moment', () => {
  const only = new OnlyAnswer(match, (given) => acting.act(given));
  asked(1, [choice('pass')], { only: true });
  expect([watched(only), match.busy]).toEqual(['pass', true]);
});

it.each([
  ['the answer would tell what is hidden', () => asked(1, [choice('pass')])],
  ['it is not the own turn', () => asked(1, [choice('pass')], { only: true, mine: false })],
  [
    'the own last decision can be undone, and this answer cannot',
    () => {
      match.entries = [{ seq: 1, kind: 'action', seat: 0, lines: [], events: [] } as unknown as Entry];
      asked(1, [{ ...choice('pass'), final: true }], { only: true });
    },
  ],
  [
    'nobody wants it',
    () => {
      settings.onlyAnswer = false;
      asked(1, [choice('pass')], { only: true });
    },
  ],
])('leaves the answer to the player if %s', (_, arrange) => {
  const only = new OnlyAnswer(match, (given) => acting.act(given));
  arrange();
  expect([watched(only), match.busy]).toEqual([null, false]);
});

it('answers after an own decision that can still be undone, but not after somebody has undone', () => {
  const only = new OnlyAnswer(match, (given) => acting.act(given));
  match.entries = [{ seq: 1, kind: 'action', seat: 0, lines: [], events: [] } as unknown as Entry];
  asked(1, [choice('pass')], { only: true });
  expect(watched(only)).toBe('pass');
  match.busy = false;
  only.undoing();
  asked(3, [choice('pass')], { only: true });
  expect(watched(only)).toBe(null);
  asked(4, [], { mine: false });
  expect(watched(only)).toBe(null);
  asked(5, [choice('pass')], { only: true });
  expect(watched(only)).toBe('pass');
});

it('leaves the answer to a player who wants to wait', () => {
  const only = new OnlyAnswer(match, (given) => acting.act(given));
  asked(1, [choice('pass')], { only: true });
  expect([watched(only, () => only.wait()), only.due, match.busy]).toEqual(['pass', null, false]);
});

/** A match that goes on from its position, because the rules were corrected. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { words } from '$words/words.svelte';
import type { Entry } from './log';
import { Match, type Seen } from './match.svelte';
import Log from './panel/Log.svelte';

class Socket extends EventTarget {
  send(): void {}
  close(): void {}
}

const entry = (seq: number, kind: Entry['kind'], seat: number | null, lines: Entry['lines'] = []) =>
  ({ seq, kind, seat, lines, events: [] }) as unknown as Entry;
const line = (text: string) => [{ text, rule: '', event: 'e', quiet: false, motions: [], marks: [], turn: null }];
let match: Match;
beforeEach(() => {
  vi.stubGlobal('WebSocket', Socket);
  match = new Match('abc', { tell: () => undefined, happened: () => undefined, tooMuch: () => undefined });
  match.seen = { seat: 0, status: 'playing', deciders: [1] } as unknown as Seen;
});
afterEach(() => match.close());

it.each([
  ['en', 'The rules were corrected. The match goes on from this position.', 'The match begins'],
  ['de', 'Die Regeln wurden berichtigt. Die Partie geht von dieser Stellung aus weiter.', 'Die Partie beginnt'],
] as const)('has a line in the log in %s, and begins only once', async (language, text, begins) => {
  await words.load(language);
  match.entries = [entry(0, 'opening', null, line('dealt')), entry(1, 'continued', null)];
  render(Log, { match });
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.trim())).toEqual(['dealt', text]);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([begins]);
});

it('offers no undo of a decision that was made before', () => {
  match.entries = [entry(1, 'action', 0)];
  expect(match.mayUndo).toBe(true);
  match.entries = [...match.entries, entry(2, 'continued', null)];
  expect(match.mayUndo).toBe(false);
  match.entries = [...match.entries, entry(3, 'action', 0)];
  expect(match.mayUndo).toBe(true);
  match.entries = [...match.entries, { ...entry(4, 'undo', 0), undone_to: 2 }];
  expect(match.mayUndo).toBe(false);
});

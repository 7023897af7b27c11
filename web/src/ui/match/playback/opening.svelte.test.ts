/** A page opens playback in an effect: showing what has waited must not run that effect again, which would skip all of it. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import type { Seen } from '$ui/match/match.svelte';
import { Playback } from './playback.svelte';
import { Stage } from './stage';

const nothing = () => undefined;
const director = { present: nothing, tell: nothing, finished: nothing, hurried: () => false, tooMuch: nothing };
const line = { text: 'laid', rule: 'TOY-1', event: 'laid', quiet: false, motions: [], marks: [] };
const seen = (seq: number) =>
  ({ seq, deciders: [1], told: [{ seq, seat: 1, kind: 'action', lines: [line] }] }) as unknown as Seen;

test('what has waited for the page is still shown after everything has settled', () => {
  const playback = new Playback(director);
  playback.take(seen(1), 0);
  let opened = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      opened += 1;
      playback.open(new Stage(document.body, () => 0));
      return () => playback.close();
    });
  });
  flushSync();
  playback.take(seen(2), 0);
  flushSync();
  expect([opened, playback.scene?.headline, playback.coming.length]).toEqual([1, 'laid', 1]);
  stop();
  expect(playback.on).toBe(false);
});

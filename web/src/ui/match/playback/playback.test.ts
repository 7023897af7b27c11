/** Playback: scenes in the order of the log, one at a time, and never in the way of somebody who skips. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Seen } from '$ui/match/match.svelte';
import type { Entry } from '$ui/match/log';
import { settings } from '$ui/settings.svelte';
import { nextPace, playbackKey } from './keys';
import { holdMs, SCENE_MS } from './hold';
import { MOST_WAITING, Playback, type Director } from './playback.svelte';
import { countAt, gainsBetween } from './points';
import { runsOf, scenesOf } from './scenes';
import { Stage } from './stage';

const line = (text: string, quiet = false, marks: string[] = []) => ({
  text,
  rule: 'TOY-1',
  event: 'thing',
  quiet,
  motions: [],
  marks,
});
const entry = (seq: number, seat: number | null, ...lines: ReturnType<typeof line>[]) =>
  ({ seq, seat, kind: 'action', lines }) as unknown as Entry;
const seen = (seq: number, told: Entry[], deciders = [1]) => ({ seq, told, deciders }) as unknown as Seen;

describe('scenes', () => {
  it('tell quiet lines with the line they belong to', () => {
    const lines = [line('paid', true), line('laid'), line('drew', true), line('won')];
    const scenes = scenesOf(entry(3, 1, ...lines), 0);
    expect(scenes.map(({ headline, details }) => [headline, ...details])).toEqual([['laid', 'paid', 'drew'], ['won']]);
    expect(scenesOf(entry(3, 1, line('paid', true)), 0)).toHaveLength(1);
    expect(scenesOf(entry(3, 1), 0)).toEqual([]);
  });

  it('do not tell apart that a turn begins: what is done in it says so', () => {
    const begins = { ...line('Clara begins action 2', true), turn: 2 };
    expect(scenesOf(entry(3, 1, begins), 0)).toEqual([]);
    expect(scenesOf(entry(3, 1, line('laid'), line('drew', true), begins), 0)[0]?.details).toEqual(['drew']);
  });

  it('are done to the reader if somebody else did them and they name the reader', () => {
    expect(scenesOf(entry(3, 1, line('attacks you', false, ['seat:0'])), 0)[0]?.toMe).toBe(true);
    expect(scenesOf(entry(3, 0, line('you attack', false, ['seat:0'])), 0)[0]?.toMe).toBe(false);
    expect(scenesOf(entry(3, 1, line('attacks', false, ['seat:0'])), null)[0]?.toMe).toBe(false);
  });

  it('are about the seat that they name first, and else about the one who acted', () => {
    expect(scenesOf(entry(3, 1, line('Clara wins the bid', false, ['seat:2', 'tile:a'])), 0)[0]?.about).toBe(2);
    expect(scenesOf(entry(3, 1, line('a port opens', false, ['port:p', 'seat:2'])), 0)[0]?.about).toBe(1);
    expect(scenesOf(entry(3, null, line('the round ends')), 0)[0]?.about).toBe(null);
  });

  it('of one player in a row are a run', () => {
    const scenes = [1, 1, 2, 1].flatMap((seat, seq) => scenesOf(entry(seq, seat, line('laid')), 0));
    expect(runsOf(scenes)).toEqual([
      { seat: 1, count: 2 },
      { seat: 2, count: 1 },
      { seat: 1, count: 1 },
    ]);
  });
});

describe('points', () => {
  const position = (...totals: number[]) => ({ view: { scores: totals.map((total, seat) => ({ seat, total })) } });

  it('count from what a player had to what they have', () => {
    const [gain, ...others] = gainsBetween(position(3, 6), position(3, 14));
    expect([gain, others]).toEqual([{ seat: 1, before: 6, after: 14 }, []]);
    expect([-1, 0, 0.5, 1, 2].map((part) => countAt(gain!, part))).toEqual([6, 6, 10, 14, 14]);
    expect(gainsBetween(null, position(3))).toEqual([]);
    expect(gainsBetween({}, { view: {} })).toEqual([]);
  });
});

describe('playback', () => {
  const done: string[] = [];
  let hurried = false;
  let playback: Playback;
  const director: Director = {
    present: ({ seq }) => done.push(`position ${seq}`),
    tell: ({ headline }) => done.push(headline),
    finished: (unheard) => done.push(`finished, ${unheard.length} unheard`),
    hurried: () => hurried,
    tooMuch: () => done.push('too much'),
  };
  const takes = (seq: number, seat: number, ...texts: string[]) =>
    playback.take(seen(seq, [entry(seq, seat, ...texts.map((text) => line(text)))]), 0);

  beforeEach(() => {
    vi.useFakeTimers();
    done.length = 0;
    hurried = false;
    settings.pace = 'normal';
    playback = new Playback(director);
    playback.open(new Stage(document.body, () => 0));
  });
  afterEach(() => vi.useRealTimers());

  it('shows one scene after the other, each with its position', async () => {
    takes(1, 1, 'one');
    takes(2, 2, 'two', 'three');
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.on, playback.scene?.headline, playback.coming.length]).toEqual([true, 'one', 2]);
    expect(done).toEqual(['position 1', 'one']);
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal);
    expect(done.slice(2)).toEqual(['position 2', 'two']);
    await vi.advanceTimersByTimeAsync(2 * SCENE_MS.normal);
    expect(done.slice(4)).toEqual(['three', 'finished, 0 unheard']);
    expect(playback.on).toBe(false);
  });

  it('shows the position of several entries with the last of them', async () => {
    playback.take(seen(2, [entry(1, 1, line('one')), entry(2, 2, line('two'))]), 0);
    await vi.advanceTimersByTimeAsync(1);
    expect(done).toEqual(['one']);
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal);
    expect(done).toEqual(['one', 'position 2', 'two']);
  });

  it('brings who skips to the newest position at once', async () => {
    takes(1, 1, 'one');
    takes(2, 2, 'two');
    await vi.advanceTimersByTimeAsync(1);
    playback.skip();
    expect(done).toEqual(['position 1', 'one', 'position 2', 'finished, 1 unheard']);
    expect(playback.on).toBe(false);
    await vi.advanceTimersByTimeAsync(5 * SCENE_MS.normal);
    expect(done).toHaveLength(4);
  });

  it('goes back to scenes that were shown while it is paused, and forth again', async () => {
    takes(1, 1, 'one');
    takes(2, 2, 'two', 'three');
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal + 1);
    playback.back();
    expect(playback.scene?.headline).toBe('two');
    playback.toggle();
    playbackKey(playback, new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
    expect([playback.scene?.headline, playback.hasBefore]).toEqual(['one', false]);
    expect(playback.coming.map(({ headline }) => headline)).toEqual(['two', 'three']);
    playback.step();
    expect(playback.scene?.headline).toBe('two');
    playback.step();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.scene?.headline).toBe('three');
    expect(done).toEqual(['position 1', 'one', 'position 2', 'two', 'three']);
    playback.back();
    playback.skip();
    expect(done.at(-1)).toBe('finished, 0 unheard');
  });

  it('marks the table, not the own things, for what another player does', () => {
    document.body.innerHTML = '<i data-ref="colony:a"></i><div class="table-dock"><i data-ref="colony:a"></i></div>';
    const things = [...document.querySelectorAll<HTMLElement>('i')];
    for (const thing of things) thing.getClientRects = () => [{}] as unknown as DOMRectList;
    const stage = new Stage(document.body, () => 0);
    const marked = () => things.map((thing) => thing.hasAttribute('data-changed'));
    stage.show(scenesOf(entry(1, 1, line('names', false, ['colony:a'])), 0)[0]!, 0);
    expect(marked()).toEqual([true, false]);
    stage.show(scenesOf(entry(1, 0, line('names', false, ['colony:a'])), 0)[0]!, 0);
    expect(marked()).toEqual([true, true]);
    stage.clear();
    document.body.innerHTML = '';
  });

  it('marks all own things for the reader, and the emblem in the bar for others, where no mat is drawn', () => {
    document.body.innerHTML = '<i data-emblem="1"></i><i class="table-dock"></i>';
    const things = [...document.querySelectorAll<HTMLElement>('i')];
    for (const thing of things) thing.getClientRects = () => [{}] as unknown as DOMRectList;
    const stage = new Stage(document.body, () => 0);
    const marked = () => things.map((thing) => thing.hasAttribute('data-changed'));
    stage.show(scenesOf(entry(1, 0, line('You begin', false, ['seat:0'])), 0)[0]!, 0);
    expect(marked()).toEqual([false, true]);
    stage.show(scenesOf(entry(1, 1, line('Anna begins', false, ['seat:1'])), 0)[0]!, 0);
    expect(marked()).toEqual([true, false]);
    stage.clear();
    document.body.innerHTML = '';
  });

  it('marks the emblem in the bar as well where the mat of a player is out of sight', () => {
    document.body.innerHTML = '<i data-ref="seat:1"></i><b class="table-bar"></b><i data-emblem="1"></i>';
    const things = [...document.querySelectorAll<HTMLElement>('i')];
    for (const thing of things) thing.getClientRects = () => [{}] as unknown as DOMRectList;
    const bar = document.querySelector('b')!;
    bar.getBoundingClientRect = () => new DOMRect(0, 600, 390, 200);
    const [mat] = things as [HTMLElement];
    const stage = new Stage(document.body, () => 0);
    for (const [top, emblem] of [
      [900, true],
      [300, false],
    ] as const) {
      mat.getBoundingClientRect = () => new DOMRect(0, top, 390, 100);
      stage.show(scenesOf(entry(1, 1, line('Anna passes', false, ['seat:1'])), 0)[0]!, 0);
      expect(things.map((thing) => thing.hasAttribute('data-changed'))).toEqual([true, emblem]);
    }
    stage.clear();
    document.body.innerHTML = '';
  });

  it('keeps what happens while the page is still being drawn', async () => {
    playback = new Playback(director);
    takes(1, 1, 'one');
    await vi.advanceTimersByTimeAsync(5 * SCENE_MS.normal);
    expect(done).toEqual([]);
    playback.open(new Stage(document.body, () => 0));
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.scene?.headline, ...done]).toEqual(['one', 'position 1', 'one']);
  });

  it('does not wait for what one did oneself, but for what followed from it', async () => {
    takes(1, 0, 'my move', 'a port pays');
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.scene?.headline, done.at(-1)]).toEqual(['a port pays', 'a port pays']);
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal);
    takes(2, 0, 'my next move');
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.on, done.at(-1)]).toEqual([false, 'finished, 0 unheard']);
  });

  it('shows a long caption for longer, but not for long', () => {
    const hold = (letters: number, toMe = false) => holdMs({ headline: 'x'.repeat(letters), toMe }, 'normal');
    expect([hold(10), hold(50), hold(100), hold(900)]).toEqual([700, 700, 1300, 1400]);
    expect([hold(10, true), hold(900, true)]).toEqual([1400, 1400]);
    expect(holdMs({ headline: 'x'.repeat(900), toMe: false }, 'fast')).toBe(700);
    expect(holdMs({ headline: `Anna lays Pepper (${'flags '.repeat(9)}) at Batavia.`, toMe: false }, 'normal')).toBe(
      700,
    );
    expect(holdMs({ headline: 'x'.repeat(900), toMe: true }, 'instant')).toBe(0);
  });

  it('shows what one did oneself until it has landed', async () => {
    takes(1, 0, 'my move');
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.on, playback.shown?.headline]).toEqual([false, 'my move']);
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal);
    expect(playback.shown).toBe(null);
  });

  it('shows what was done to the reader longer', async () => {
    playback.take(seen(1, [entry(1, 1, line('attacks you', false, ['seat:0']))]), 0);
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal + 1);
    expect(playback.on).toBe(true);
    await vi.advanceTimersByTimeAsync(SCENE_MS.normal);
    expect(playback.on).toBe(false);
  });

  it('waits while it is paused, and goes on step by step', async () => {
    takes(1, 1, 'one', 'two');
    await vi.advanceTimersByTimeAsync(1);
    playback.toggle();
    await vi.advanceTimersByTimeAsync(10 * SCENE_MS.normal);
    expect(playback.scene?.headline).toBe('one');
    playback.step();
    await vi.advanceTimersByTimeAsync(1);
    expect([playback.scene?.headline, playback.paused]).toEqual(['two', true]);
    playback.toggle();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.on).toBe(false);
  });

  it('can go on to the next player', async () => {
    takes(1, 1, 'one', 'two');
    takes(2, 1, 'three');
    takes(3, 2, 'four');
    await vi.advanceTimersByTimeAsync(1);
    playback.nextTurn();
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.scene?.headline).toBe('four');
    expect(done).toEqual(['position 1', 'one', 'position 2', 'position 3', 'four']);
  });

  it.each([
    ['at once', () => (settings.pace = 'instant')],
    ['on a short clock', () => (hurried = true)],
    ['after the page was left', () => (playback.close(), done.splice(0))],
  ])('shows nothing %s, and tells all of it', (_, given) => {
    given();
    takes(1, 1, 'one', 'two');
    expect(done).toEqual(['position 1', 'finished, 2 unheard']);
  });

  it('sums up what is too much to watch', async () => {
    const texts = Array.from({ length: MOST_WAITING }, (_, number) => `thing ${number}`);
    takes(1, 1, ...texts);
    await vi.advanceTimersByTimeAsync(1);
    expect(playback.on).toBe(true);
    takes(2, 2, 'one more');
    expect([playback.on, done.at(-1)]).toEqual([false, 'too much']);
  });

  it('is led by keys', async () => {
    takes(1, 1, 'one', 'two');
    await vi.advanceTimersByTimeAsync(1);
    const press = (key: string) => playbackKey(playback, new KeyboardEvent('keydown', { key, cancelable: true }));
    expect([press(' '), playback.paused]).toEqual([true, true]);
    expect([press('x'), settings.pace]).toEqual([true, 'fast']);
    expect(press('q')).toBe(false);
    expect([press('End'), playback.on, press('End')]).toEqual([true, false, false]);
    expect(nextPace('instant')).toBe('slow');
  });
});

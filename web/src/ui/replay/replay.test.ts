import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Problem } from '$api/http';
import { SCENE_MS, Replaying, type Seen } from './replaying.svelte';
import { addressOf, around, stepped, wayOf, within } from './steps';

describe('stepping', () => {
  it('stays within the match', () => {
    expect([-3, 0, 7, 99, Number.NaN, 2.9].map((step) => within(step, 10))).toEqual([0, 0, 7, 10, 0, 2]);
    expect((['first', 'back', 'forward', 'last'] as const).map((way) => stepped(way, 4, 10))).toEqual([0, 3, 5, 10]);
    expect(stepped('back', 0, 10)).toBe(0);
    expect(stepped('forward', 10, 10)).toBe(10);
  });

  it('fetches what comes next before what was', () => {
    expect(around(10, 100)).toEqual([11, 12, 9, 8, 7, 13, 14]);
    expect(around(0, 2)).toEqual([1, 2]);
    expect(around(0, 0)).toEqual([]);
  });

  it('goes from one stop to the next, and beyond the last one to the end', () => {
    const stops = [3, 7];
    expect([0, 3, 5, 7, 10].map((step) => stepped('forward', step, 10, stops))).toEqual([3, 7, 7, 10, 10]);
    expect([0, 3, 5, 7, 10].map((step) => stepped('back', step, 10, stops))).toEqual([0, 0, 3, 3, 7]);
    expect(around(3, 10, stops)).toEqual([7, 0, 10]);
  });

  it('has an address for each step, with the seat only if it is not the reader’s own', () => {
    expect(addressOf('abc', 7, null)).toBe('/table/abc/replay?step=7');
    expect(addressOf('abc', 7, 2)).toBe('/table/abc/replay?step=7&seat=2');
  });

  it('listens to the arrow keys, except where they mean something else', () => {
    const pressed = (key: string, on: Element = document.body, more: KeyboardEventInit = {}) => {
      let way: unknown;
      const hear = (event: Event) => (way = wayOf(event as KeyboardEvent));
      addEventListener('keydown', hear);
      on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
      removeEventListener('keydown', hear);
      return way;
    };
    expect(['ArrowLeft', 'ArrowRight', 'Home', 'End', 'x'].map((key) => pressed(key))).toEqual([
      'back',
      'forward',
      'first',
      'last',
      null,
    ]);
    const slider = document.body.appendChild(document.createElement('input'));
    expect(pressed('ArrowLeft', slider)).toBeNull();
    expect(pressed('ArrowLeft', document.body, { altKey: true })).toBeNull();
  });
});

describe('a replay', () => {
  const asked: string[] = [];
  const seenAt = (step: number, seat: number | null) => ({ step, seat }) as Seen;
  const look = (step: number, seat: number | null) => {
    asked.push(`${step}/${seat ?? '-'}`);
    return Promise.resolve(seenAt(step, seat));
  };
  beforeEach(() => {
    vi.useFakeTimers();
    asked.length = 0;
  });
  afterEach(() => void vi.useRealTimers());
  const rest = (time = 1000) => vi.advanceTimersByTimeAsync(time);

  it('shows a step and fetches those around it', async () => {
    const replay = new Replaying(20, look);
    replay.go(5);
    await rest();
    expect(replay.shown?.step).toBe(5);
    expect(replay.settled).toBe(true);
    expect(asked).toEqual(['5/-', '6/-', '7/-', '4/-', '3/-', '2/-', '8/-', '9/-']);
    expect(replay.story.map(({ step }) => step)).toEqual([5, 4, 3, 2]);
  });

  it('goes on at once to what it has', async () => {
    const replay = new Replaying(20, look);
    replay.go(5);
    await rest();
    replay.walk('forward');
    expect(replay.shown?.step).toBe(6);
    expect(replay.byHand).toBe(true);
  });

  it('does not ask for every step that a reader rushes through', async () => {
    const replay = new Replaying(200, look);
    for (let step = 0; step <= 100; step++) {
      replay.go(step);
      await rest(10);
    }
    expect(asked.length).toBeLessThan(15);
    await rest();
    expect(replay.shown?.step).toBe(100);
  });

  it('shows the same step through other eyes', async () => {
    const replay = new Replaying(20, look);
    replay.go(5);
    await rest();
    replay.lookAs(2);
    await rest();
    expect(replay.shown).toEqual({ step: 5, seat: 2 });
  });

  it('plays by itself to the end, and then from the beginning', async () => {
    const replay = new Replaying(3, look);
    replay.go(0);
    await rest();
    replay.toggle();
    await rest(SCENE_MS.normal + 10);
    expect([replay.step, replay.playing, replay.byHand]).toEqual([1, true, false]);
    await rest(SCENE_MS.normal * 3);
    expect([replay.step, replay.playing]).toEqual([3, false]);
    replay.toggle();
    expect(replay.step).toBe(0);
    replay.walk('forward');
    expect(replay.playing).toBe(false);
  });

  it('waits and asks again when the server has had enough', async () => {
    let refusals = 2;
    const replay = new Replaying(0, (step, seat) =>
      refusals-- > 0 ? Promise.reject(new Problem(429, 'too-many', '')) : look(step, seat),
    );
    replay.go(0);
    await rest(5000);
    expect(replay.problem).toBeNull();
    expect(replay.shown?.step).toBe(0);
  });

  it('says why a position is lost, and goes on to the next one', async () => {
    const lost = new Problem(409, 'position-lost', 'The position after step 6 cannot be shown.');
    const replay = new Replaying(20, (step, seat) => (step === 6 ? Promise.reject(lost) : look(step, seat)));
    replay.go(5);
    await rest();
    expect([replay.shown?.step, replay.lost, replay.problem]).toEqual([5, null, null]);
    expect(asked).toEqual(['5/-', '7/-', '4/-', '3/-', '2/-', '8/-', '9/-']);
    replay.walk('forward');
    await rest();
    expect([replay.shown, replay.lost, replay.problem, replay.settled]).toEqual([null, lost, null, true]);
    expect(replay.story.map(({ step }) => step)).toEqual([5, 4, 3]);
    replay.walk('forward');
    await rest();
    expect([replay.shown?.step, replay.lost, replay.settled]).toEqual([7, null, true]);
    replay.walk('back');
    expect([replay.shown, replay.lost]).toEqual([null, lost]);
  });

  it('plays on over lost positions, and asks for each of them once', async () => {
    let times = 0;
    const replay = new Replaying(4, (step, seat) => {
      if (step === 0 || step === 4) return look(step, seat);
      times += 1;
      return Promise.reject(new Problem(409, 'position-lost', ''));
    });
    replay.go(0);
    await rest();
    replay.toggle();
    await rest(SCENE_MS.normal * 4 + 10);
    expect([replay.step, replay.shown?.step, replay.playing, times]).toEqual([4, 4, false, 3]);
  });

  it('says what went wrong, and can try again', async () => {
    let broken = true;
    const replay = new Replaying(0, (step, seat) =>
      broken ? Promise.reject(new Problem(500, 'broken', 'sorry')) : look(step, seat),
    );
    replay.go(0);
    await rest();
    expect(replay.problem).toBeInstanceOf(Problem);
    broken = false;
    replay.go(0);
    await rest();
    expect(replay.problem).toBeNull();
    expect(replay.shown?.step).toBe(0);
  });
});

/** A hint is chosen on the table as if the person had touched its things; it never plays. */
import { render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Picking } from '$ui/picker/picking.svelte';
import type { Choice } from '$ui/picker/picker';
import { words } from '$words/words.svelte';
import HintGroup from './HintGroup.svelte';
import { Hinting } from './hinting.svelte';
import { hintKey } from './keys';

const go = (place: string, final = false): Choice => ({
  action: { do: 'go', place },
  verb: 'go',
  refs: ['ship:1', `place:${place}`],
  amount: null,
  label: `Go to ${place}`,
  final,
});
const PASS: Choice = { action: { do: 'pass' }, verb: 'pass', refs: [], amount: null, label: 'Pass', final: true };
const LEGAL = [go('north'), go('south', true), PASS];

/** A hint as the server sends it: the action is another object with the same content. */
const sent = (choice: Choice, share: number) => ({
  choice: { ...choice, action: structuredClone(choice.action) },
  share,
  reasons: ['You get there.'],
});

const asked: string[] = [];
let answer: () => Promise<Response>;

function table() {
  const picking = new Picking();
  picking.ask(LEGAL);
  const match = { id: 'abc', seen: { seq: 4 }, picking };
  return { match, picking, hinting: new Hinting(match) };
}

beforeEach(async () => {
  await words.load('en');
  asked.length = 0;
  const hints = [sent(LEGAL[1]!, 0.342), sent(LEGAL[0]!, 0.3), sent(PASS, 0.1)];
  answer = () => Promise.resolve(Response.json({ seq: 4, level: 'trader', hints }));
  vi.stubGlobal('fetch', (request: Request) => {
    asked.push(new URL(request.url).pathname);
    return answer();
  });
});

describe('a hint', () => {
  it('is chosen with all its things, also where it cannot be undone, and nothing is played', async () => {
    const { hinting, picking } = table();
    expect(await hinting.ask()).toBe(3);
    expect(picking.chosen).toEqual(['ship:1', 'place:south']);
    expect(picking.proposed).toBe(LEGAL[1]);
    expect(picking.meant).toBe(true);
    expect(hinting.current).toBe(0);
    expect(asked).toEqual(['/api/matches/abc/hints']);
  });

  it('that touches nothing is chosen, too', async () => {
    const { hinting, picking } = table();
    await hinting.ask();
    hinting.choose(2);
    expect(picking.chosen).toEqual([]);
    expect(picking.proposed).toBe(PASS);
    expect(hinting.current).toBe(2);
  });

  it('is at hand no more once something else is touched', async () => {
    const { hinting, picking } = table();
    await hinting.ask();
    picking.touch('place:north');
    expect(hinting.current).toBe(1);
    picking.clear();
    expect(hinting.current).toBeNull();
  });

  it('does not replace what the person has touched while the bot was thinking', async () => {
    const { hinting, picking } = table();
    const asking = hinting.ask();
    expect(hinting.thinking).toBe(true);
    picking.touch('place:north');
    await asking;
    expect(picking.chosen).toEqual(['place:north']);
    expect(hinting.thinking).toBe(false);
  });

  it('of an older position is dropped', async () => {
    const { hinting, match, picking } = table();
    const asking = hinting.ask();
    match.seen = { seq: 5 };
    expect(await asking).toBeNull();
    expect(hinting.list).toBeNull();
    expect(picking.chosen).toEqual([]);
  });

  it('that is refused leaves no bot thinking', async () => {
    const { hinting } = table();
    answer = () => Promise.resolve(Response.json({ code: 'no-hints-here', text: 'Hints are off.' }, { status: 403 }));
    await expect(hinting.ask()).rejects.toThrow('Hints are off.');
    expect(hinting.thinking).toBe(false);
  });
});

describe('the words of a hint', () => {
  it('go on with the next step and the points, where the server knows them', async () => {
    const { hinting } = table();
    const [first, second] = [sent(LEGAL[1]!, 0.342), sent(LEGAL[0]!, 0.3)];
    const points = { mean: 31.2, difference: null, sentence: 'About 31 points at the end.' };
    const hints = [
      { ...first, plan: 'Likely next: rest.', points },
      { ...second, plan: '', points: null },
    ];
    answer = () => Promise.resolve(Response.json({ seq: 4, level: 'trader', hints }));
    await hinting.ask();
    expect(hinting.list?.map(({ sentence }) => sentence)).toEqual([
      'You get there. Likely next: rest. About 31 points at the end.',
      'You get there.',
    ]);
  });
});

describe('the group of hints', () => {
  it.each([
    ['en', 'Hint 1, 34% to win: Go to south. You get there.', 'Hints of a Trader'],
    ['de', 'Tipp 1, 34 % Siegchance: Go to south. You get there.', 'Tipps: Händler'],
  ] as const)('says number, share, action, reason and whose opinion it is in %s', async (language, hint, group) => {
    await words.load(language);
    const { hinting } = table();
    await hinting.ask();
    render(HintGroup, { hinting, list: hinting.list!, seats: 3 });
    expect(screen.getByRole('radiogroup', { name: group })).toBeTruthy();
    expect(screen.getByRole('radio', { name: hint }).getAttribute('aria-checked')).toBe('true');
  });

  it('names what is not drawn and so has no pin', async () => {
    const { hinting } = table();
    await hinting.ask();
    const list = [...hinting.list!, { choice: PASS, share: 0.1, sentence: 'You wait.' }];
    const { container } = render(HintGroup, { hinting, list, seats: 3, undrawn: [] });
    expect([...container.querySelectorAll('.called')].map((each) => each.textContent.trim())).toEqual(
      list.filter(({ choice }) => !choice.refs.length).map(({ choice }) => choice.label),
    );
  });

  it('lights the pins of the hint that has the focus', async () => {
    const { hinting } = table();
    await hinting.ask();
    render(HintGroup, { hinting, list: hinting.list!, seats: 3 });
    screen.getAllByRole('radio')[1]!.dispatchEvent(new FocusEvent('focus'));
    flushSync();
    expect(hinting.lit).toBe(1);
  });
});

describe('a key', () => {
  const press = (key: string, hinting: Hinting, more: object = {}) => {
    const hint = vi.fn();
    hintKey({ hint, hinting } as never, new KeyboardEvent('keydown', { key, ...more }));
    return hint.mock.calls.length;
  };

  it('asks for hints, and chooses one by its number', async () => {
    const { hinting } = table();
    expect(press('l', hinting)).toBe(1);
    expect(press('2', hinting)).toBe(0);
    expect(hinting.current).toBeNull();
    await hinting.ask();
    press('2', hinting);
    expect(hinting.current).toBe(1);
  });

  it('that belongs to the browser does nothing', () => {
    expect(press('l', table().hinting, { ctrlKey: true })).toBe(0);
  });
});

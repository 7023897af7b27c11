/** The table stands still: between two positions nothing moves but what happened. */
import { Chance } from './support/chance';
import { expect, PHONE, test, type Wanted } from './support/fixtures';
import { figures } from './support/figures';
import { GAMES, goSolo } from './support/gathering';
import { groundOf, watchGround, type Shift } from './support/ground';
import { finger, mouse, type Hands } from './support/hands';
import { Player, playOut } from './support/player';
import { hasTurn, inTurn } from './support/rotation';

const DECISIONS = 40;
/** Shifts that a failed test names. */
const NAMED = 12;

const WIDTHS: readonly (readonly [number, Wanted, Hands])[] = [
  [1440, { viewport: { width: 1440, height: 900 } }, mouse],
  [1366, { viewport: { width: 1366, height: 768 } }, mouse],
  [390, PHONE, finger],
];

/** The largest shift of each thing, in words. */
function worst(shifts: readonly Shift[]): string[] {
  const of = new Map<string, Shift>();
  for (const shift of shifts) if (shift.px > (of.get(shift.thing)?.px ?? 0)) of.set(shift.thing, shift);
  return [...of.values()]
    .toSorted((one, other) => other.px - one.px)
    .map(
      ({ seq, thing, px, before, after, question }) => `${seq} ${thing}: ${px} px, ${before} to ${after}, ${question}`,
    );
}

test.describe('nothing moves but what happened', () => {
  test.describe.configure({ timeout: 300_000 });
  for (const [at, [width, wanted, hands]] of WIDTHS.entries())
    for (const [number, setup] of GAMES.entries()) {
      test(`${setup.name}, ${width} wide`, { tag: hasTurn(4 * at + number, 24) ? ['@ci'] : [] }, async ({ person }) => {
        const someone = await person(wanted);
        await watchGround(someone.page);
        await goSolo(someone, hands, setup);
        await playOut([new Player(someone.page, hands, new Chance(7))], (taken) => taken >= DECISIONS);
        const { pairs, shifts } = await groundOf(someone.page);
        figures({ pairs, shifts: shifts.length, max_shift_px: Math.max(0, ...shifts.map(({ px }) => px)) });
        expect(pairs).toBeGreaterThan(DECISIONS);
        expect(worst(shifts).slice(0, NAMED)).toEqual([]);
      });
    }
});

test('a table that moves between two positions is found', inTurn(5), async ({ person }) => {
  const someone = await person();
  await watchGround(someone.page);
  await goSolo(
    someone,
    mouse,
    GAMES.find(({ game }) => game === 'goa')!,
  );
  // Not by a style element: the page's policy forbids those.
  await someone.page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[data-turn="mine"] .table-top { min-height: 80px }');
    document.adoptedStyleSheets.push(sheet);
  });
  await playOut([new Player(someone.page, mouse, new Chance(7))], (taken) => taken >= 8);
  const { shifts } = await groundOf(someone.page);
  expect(shifts.map(({ thing }) => thing)).toContain('part table-top ');
});

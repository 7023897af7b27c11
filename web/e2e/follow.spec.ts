/**
 * Whether a match can be followed: `make follow`. A line of JSON for each game and width. A whole match at once, in which
 * nothing may move but what happened; and a part of another at normal speed, in which every event is seen.
 */
import { clickEverything } from './support/asking';
import { Chance } from './support/chance';
import { expect, PHONE, test, type Person, type Wanted } from './support/fixtures';
import { Follower, timeToSkip } from './support/following';
import { GAMES, goSolo, type Setup } from './support/gathering';
import { groundOf, watchGround } from './support/ground';
import { finger, mouse, type Hands } from './support/hands';
import { Player, playOut } from './support/player';

/** Positions of a match in which everything on the table is asked what it is; with three widths 200 of each game. */
const ASKED_POSITIONS = 67;
/** Own decisions that are watched at normal speed; the scenes between them are those of whole rounds. */
const WATCHED_DECISIONS = 8;
const MAX_GAP_SHORTFALL_MS = 500;
const MAX_SKIP_MS = 200;
const MAX_SKIPS = 3;
const MAX_SHIFT_PX = 1;
/** Things that moved, of which the report says where they were and are. */
const MAX_SHIFTS_TOLD = 5;
const MAX_REQUESTS_PER_STEP = 0.1;

const WIDTHS: readonly (readonly [number, Wanted, Hands])[] = [
  [1440, { viewport: { width: 1440, height: 900 } }, mouse],
  [1366, { viewport: { width: 1366, height: 768 } }, mouse],
  [390, PHONE, finger],
];

type MakePerson = (wanted?: Wanted) => Promise<Person>;

/** A whole match at once: everything is asked what it is in some positions, and nothing else may move. */
async function playAtOnce(person: MakePerson, wanted: Wanted, hands: Hands, setup: Setup) {
  const quick = await person(wanted);
  await watchGround(quick.page);
  const traffic = new Follower(quick.page);
  await traffic.begin();
  await goSolo(quick, hands, setup);
  traffic.countFromHere();
  const player = new Player(quick.page, hands, new Chance(7));
  const asked = { clicks: 0, positions: 0, unanswered: new Set<string>() };
  await playOut([player], async () => {
    if (asked.positions === ASKED_POSITIONS) return false;
    const { turn } = await player.until((sight) => sight.turn !== 'others' && !sight.busy, 'the next question');
    if (turn !== 'mine') return false;
    const { clicks, unanswered } = await clickEverything(quick.page);
    asked.clicks += clicks;
    asked.positions += 1;
    for (const sentence of unanswered) asked.unanswered.add(sentence);
    return false;
  });
  const steps = (await player.look()).seq;
  const { shifts } = await groundOf(quick.page);
  await quick.context.close();
  return { asked, shifts, requestsPerStep: traffic.requestsPerStep(steps) };
}

/** The beginning of another match at normal speed: every event is seen. Mostly waiting, so it goes on beside the first. */
async function watch(person: MakePerson, wanted: Wanted, hands: Hands, setup: Setup) {
  const { page, ...someone } = await person({
    ...wanted,
    reducedMotion: 'no-preference',
    settings: { pace: 'normal' },
  });
  const follower = new Follower(page);
  await follower.begin();
  await goSolo({ page, ...someone }, hands, setup);
  const watcher = new Player(page, hands, new Chance(11));
  await playOut([watcher], (taken) => taken >= WATCHED_DECISIONS);
  return { page, watcher, ...(await follower.followed()) };
}

test.describe('a match can be followed', () => {
  test.skip(!process.env.FOLLOW, 'make follow');
  test.describe.configure({ timeout: 900_000 });
  for (const [width, wanted, hands] of WIDTHS)
    for (const setup of GAMES)
      test(`${setup.name}, ${width} wide`, async ({ person }) => {
        const [{ asked, shifts, requestsPerStep }, { page, watcher, missing, ...followed }] = await Promise.all([
          playAtOnce(person, wanted, hands, setup),
          watch(person, wanted, hands, setup),
        ]);
        // Another match is played beside this one: a stall of the machine is not the page's, and the best of a few counts.
        const skipping = page.locator('[data-playback] [data-skip]');
        let skip = Infinity;
        for (let tries = 0; tries < MAX_SKIPS && skip > MAX_SKIP_MS; tries += 1) {
          await playOut([watcher], () => skipping.isVisible());
          skip = Math.min(skip, (await timeToSkip(page)) ?? Infinity);
        }

        const line = {
          game: setup.game,
          width,
          ...followed,
          max_shift_px: Math.max(0, ...shifts.map(({ px }) => px)),
          skip_ms: Number.isFinite(skip) ? Math.round(skip) : -1,
          requests_per_step: Number(requestsPerStep.toFixed(3)),
          clicks: asked.clicks,
          clicks_unanswered: asked.unanswered.size,
        };
        console.log(JSON.stringify(line));
        for (const sentence of [...missing, ...asked.unanswered]) console.error(`  ${sentence}`);
        for (const shift of shifts.slice(0, MAX_SHIFTS_TOLD)) console.error(`  ${JSON.stringify(shift)}`);
        expect.soft(missing).toEqual([]);
        expect.soft([...asked.unanswered]).toEqual([]);
        expect.soft(asked.positions).toBeGreaterThan(0);
        expect.soft(line.out_of_order).toBe(0);
        expect.soft(line.min_gap_ms).toBeGreaterThanOrEqual(MAX_GAP_SHORTFALL_MS);
        expect.soft(line.skip_ms).toBeLessThanOrEqual(MAX_SKIP_MS);
        expect.soft(line.skip_ms).toBeGreaterThanOrEqual(0);
        expect.soft(line.requests_per_step).toBeLessThanOrEqual(MAX_REQUESTS_PER_STEP);
        expect.soft(line.max_shift_px).toBeLessThanOrEqual(MAX_SHIFT_PX);
      });
});

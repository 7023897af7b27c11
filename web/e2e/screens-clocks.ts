/** Pictures of clocks, of who is there, of what waits, and of when one rests: `make screens`. */
import { test, type Person, type Wanted } from './support/fixtures';
import { picture } from './support/pictures';
import { ask } from './support/sitting';
import { OWN_PAGE } from './support/own-page';

const WIDTHS = [1440, 820, 390];
const THEMES = ['light', 'dark'] as const;
const TABLE = '.table-page[data-turn]';

test.describe.configure({ timeout: 300_000 });

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly token: string | undefined;
  readonly ready: string;
  /** What somebody touches first. */
  readonly touched?: string;
  /** What has to be in the picture. */
  readonly seen?: string;
}

/** Take one page at every width in both themes. */
async function takeAll(person: (wanted: Wanted) => Promise<Person>, scene: Scene): Promise<void> {
  for (const theme of THEMES)
    for (const width of WIDTHS) {
      const viewport = { width, height: { 390: 844, 820: 1180 }[width] ?? 900 };
      const { page, context } = await person({ viewport, token: scene.token, settings: { theme } });
      await page.goto(scene.path);
      await page.locator(scene.ready).first().waitFor();
      await page.waitForLoadState('networkidle');
      if (scene.touched) await page.locator(scene.touched).click();
      if (scene.seen) await page.locator(scene.seen).evaluate((thing) => thing.scrollIntoView({ block: 'start' }));
      await picture(page, `clocks-${scene.name}-${width}-${theme}`);
      await context.close();
    }
}

test('clocks at the table: somebody is away, somebody would like a pause', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'goa', seats: 4, share: 0.5, speed: 'live', ago: 200 });
  const [, bruno, , davi] = await Promise.all(tokens.map((token) => person({ token })));
  await ask(davi!.page, match, 'caretaker', { plays: true });
  await ask(bruno!.page, match, 'pause', { wanted: true });
  await takeAll(person, { name: 'match', path: `/table/${match}`, token: tokens[0], ready: TABLE });
});

test('the caretaker plays for the player', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({
    game: 'borneo',
    seats: 3,
    share: 0.5,
    speed: 'evening',
    anyone: true,
  });
  const people = await Promise.all(tokens.map((token) => person({ token })));
  await ask(people[0]!.page, match, 'caretaker', { plays: true });
  await takeAll(person, { name: 'away', path: `/table/${match}`, token: tokens[0], ready: '[data-away]' });
});

test('all that waits, the longest first; and how a table gets its clock', async ({ person, server }) => {
  const { tokens } = await server.prepare({
    game: 'goa',
    seats: 2,
    share: 0.4,
    asks: ['bid'],
    speed: 'days',
    ago: 99_000,
  });
  const { page } = await person({ token: tokens[0] });
  for (const [game, speed] of Object.entries({ cargo_noir: 'weeks', novgorod: 'evening' })) {
    const made = await page.request.post('/api/matches', { headers: OWN_PAGE, data: { game, seats: 2, speed } });
    const { match } = (await made.json()) as { match: string };
    await page.request.post(`/api/matches/${match}/seats`, { headers: OWN_PAGE, data: { seat: 0 } });
    await page.request.post(`/api/matches/${match}/start`, { headers: OWN_PAGE, data: { fill_with: 'clerk' } });
  }
  await takeAll(person, { name: 'waiting', path: '/', token: tokens[0], ready: '.waits a' });
  await takeAll(person, {
    name: 'make',
    path: '/',
    token: tokens[0],
    ready: '[data-value="weeks"]',
    touched: '[data-value="days"]',
    seen: 'form:has([data-value="weeks"])',
  });
});

test('when one rests', async ({ person, server }) => {
  const { tokens } = await server.open('goa', 2);
  const { page } = await person({ token: tokens[0] });
  const holidays = [
    { first: '2027-02-15', last: '2027-02-26' },
    { first: '2027-07-01', last: '2027-07-18' },
  ];
  await page.request.put('/api/me/rest', { headers: OWN_PAGE, data: { time_zone: 'Europe/Berlin', holidays } });
  await takeAll(person, {
    name: 'rest',
    path: '/settings',
    token: tokens[0],
    ready: '[data-rest] select',
    seen: '[data-rest]',
  });
});

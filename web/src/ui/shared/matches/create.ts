/** Creating matches: against bots at once, or one that friends are invited to. */
import { answered, GET, POST, type Schemas } from '$api/http';
import { canDigest } from '$ui/luck/digest';
import { answerReveal, stringForStart } from '$ui/luck/reveal';
import { committedString, drawString, keepString, noteRevealed } from '$ui/luck/strings';
import { me } from '$ui/me.svelte';
import { keepPromise } from '$ui/promises';
import type { Chosen } from '$ui/shared/games';
import { filling } from '$ui/shared/levels';

type Table = Schemas['MatchSummary'];

/** What is to be played. */
export interface Plan {
  game: string;
  seats: number;
  options: Chosen;
}

/** How a match is played: who may see it, how much time people have, whether it is rated, and what people may ask or try. */
export interface Terms {
  listed: boolean;
  spectators: boolean;
  speed?: Schemas['MatchSummary']['speed'];
  /** Unless it is said, a listed one with a clock counts and no other; without a clock none can. */
  rated?: boolean;
  /** Unless it is said, people may ask a bot what it would do. */
  hints?: boolean;
  /** Unless it is said, nobody may try out moves in a branch before the end; in a rated match nobody ever may. */
  branches_before_end?: boolean;
}

/** Start a match against bots at once; returns its id. */
export async function startSolo(plan: Plan, level: string): Promise<string> {
  const table = await makeTable(plan, { listed: false, spectators: true });
  await startMatch(table, level);
  return table.match;
}

/** Open a match and take its first free seat; returns its id. */
export async function openTable(plan: Plan, terms: Terms, name?: string): Promise<string> {
  return (await makeTable(plan, terms, name)).match;
}

async function makeTable(plan: Plan, terms: Terms, name?: string): Promise<Table> {
  await me.ensure(name);
  const options = plan.options as unknown as Schemas['NewMatch']['options'];
  const made = await answered(
    POST('/api/matches', { body: { game: plan.game, seats: plan.seats, options, ...terms } }),
  );
  return sitDown(made, null);
}

/** At tables with clocks of days people sit down and go: nobody could reveal a string when they start. */
const isSlow = ({ speed }: Table): boolean => speed === 'days' || speed === 'weeks';

/** Take a seat, the first free one if none is named, and commit to a string. On the own seat: commit to another one. */
export async function sitDown(table: Table, seat: number | null, plain = isSlow(table)): Promise<Table> {
  const { match } = table;
  // What the server promises has to be known before it knows anything of the string.
  keepPromise(match, table.commitment);
  const string = await drawString();
  keepString(match, string);
  const luck = plain || !string.sha256 ? { entropy: string.text } : { entropy_sha256: string.sha256 };
  if (luck.entropy) noteRevealed(table, string);
  return answered(POST('/api/matches/{match}/seats', { params: { path: { match } }, body: { seat, ...luck } }));
}

/** The string of the own seat may be on another device: commit to one that this browser can reveal. */
export async function commitHere(table: Table): Promise<void> {
  const committed = table.seat === null ? null : table.seats[table.seat]?.entropy_sha256;
  if (!committed || committedString(table) || table.reveal?.seconds != null || !canDigest()) return;
  await sitDown(table, null, false);
}

/** Start an open match with bots in its empty seats; if others have strings to reveal, everybody does so first. */
export async function startMatch(table: Table, level?: string): Promise<void> {
  const body = { ...(level && { fill_with: filling(level) }), entropy: stringForStart(table) };
  await answerReveal(
    await answered(POST('/api/matches/{match}/start', { params: { path: { match: table.match } }, body })),
  );
}

/** The same match once more; with bots alone it runs at once. Returns its id. */
export async function playAgain(former: string): Promise<string> {
  const path = { match: former };
  const slow = isSlow(await answered(GET('/api/matches/{match}', { params: { path } })));
  const string = slow ? null : await drawString();
  const body = { entropy_sha256: string?.sha256 ?? null };
  const table = await answered(POST('/api/matches/{match}/rematch', { params: { path }, body }));
  if (!string?.sha256 || table.status !== 'open') return table.match;
  keepPromise(table.match, table.commitment);
  keepString(table.match, string);
  const alone = table.seats.every(({ kind }, seat) => kind === 'bot' || seat === table.seat);
  if (table.creator && alone) await startMatch(table);
  return table.match;
}

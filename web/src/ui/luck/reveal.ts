/** Answers when a start waits for the string of this browser, on whatever page it is. */
import { answered, POST, Problem, type Schemas } from '$api/http';
import { ownString, keepForSeek } from './seek-strings';
import { committedString, drawString, keepString, noteRevealed } from './strings';

type Table = Schemas['MatchSummary'];

/** The server waits ten seconds: a lost answer is sent again within that time. */
const MAX_TRIES = 4;
const RETRY_MS = 1_500;

/** The hashes whose strings were sent, or are being sent. */
const answering = new Set<string>();

/** The string to send with the start, where nobody else has to reveal one; null otherwise. */
export function stringForStart(table: Table): string | null {
  const people = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const own = people.length === 1 && people[0] === table.seat ? committedString(table) : null;
  if (own) noteRevealed(table, own);
  return own?.text ?? null;
}

/** Reveal the own string if a round runs and waits for it; name another one for the next round. */
export async function answerReveal(table: Table): Promise<void> {
  const { match, seat, status, reveal } = table;
  if (status !== 'open' || seat === null || reveal?.seconds == null || !reveal.missing.includes(seat)) return;
  const own = ownString(table);
  if (!own?.sha256 || answering.has(own.sha256)) return;
  answering.add(own.sha256);
  noteRevealed(table, own);
  const next = await drawString();
  keepString(match, next);
  keepForSeek(own, next);
  const body = { entropy: own.text, next_sha256: next.sha256 ?? '' };
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      await answered(POST('/api/matches/{match}/reveal', { params: { path: { match } }, body }));
      return;
    } catch (problem) {
      // The server has refused: another tab was quicker, or the round is over.
      if (problem instanceof Problem && problem.status >= 400 && problem.status < 500) return;
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
    }
  }
  answering.delete(own.sha256);
}

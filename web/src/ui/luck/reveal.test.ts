import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Schemas } from '$api/http';
import { digestOf } from './digest';
import { answerReveal, stringForStart } from './reveal';
import { committedString, drawString, forgetStrings, keepString, keptStrings } from './strings';

type Table = Schemas['MatchSummary'];
type Sent = { path: string; body: Record<string, string> };

let sent: Sent[];
let matches = 0;

/** A match of its own for each test: who sits there, as hashes of people and null for bots, and a round. */
function tableOf(seats: (string | null)[], missing: number[] | null = null): Table {
  const views = seats.map((entropy_sha256) => ({ kind: entropy_sha256 ? 'person' : 'bot', entropy_sha256 }));
  const reveal = missing && { seconds: 9, missing, failed: 0, freed: [] };
  return { match: `match${++matches}`, status: 'open', seat: 0, seats: views, reveal } as unknown as Table;
}

describe('the own string', () => {
  beforeEach(() => {
    localStorage.clear();
    sent = [];
    vi.stubGlobal('fetch', async (request: Request) => {
      sent.push({ path: new URL(request.url).pathname, body: (await request.json()) as Sent['body'] });
      return Response.json({});
    });
  });

  it('has 128 bits, is kept, and is committed to by its hash', async () => {
    const [one, other] = [await drawString(), await drawString()];
    expect(one.text).toMatch(/^[0-9a-f]{32}$/);
    expect(one.text).not.toBe(other.text);
    const table = tableOf([one.sha256, null]);
    keepString(table.match, one);
    expect(await digestOf(one.text)).toBe(one.sha256);
    expect(committedString(table)).toEqual(one);
    forgetStrings(table.match);
    expect(committedString(table)).toBeNull();
  });

  it('goes with the start if everybody else is a bot, and not if others have strings to reveal', async () => {
    const own = await drawString();
    const [alone, together] = [tableOf([own.sha256, null]), tableOf([own.sha256, 'ff'])];
    for (const { match } of [alone, together]) keepString(match, own);
    expect(stringForStart(alone)).toBe(own.text);
    expect(keptStrings(alone.match)[0]?.seen).toEqual([own.sha256, null]);
    expect(stringForStart(together)).toBeNull();
    expect(keptStrings(together.match)[0]?.seen).toBeUndefined();
  });

  it('is revealed once when a round asks for it, with the hash of another one that is kept', async () => {
    const own = await drawString();
    const table = tableOf([own.sha256, 'ff', null], [0, 1]);
    keepString(table.match, own);
    await Promise.all([answerReveal(table), answerReveal(table)]);
    const [first, next] = keptStrings(table.match);
    expect(sent).toEqual([
      { path: `/api/matches/${table.match}/reveal`, body: { entropy: own.text, next_sha256: next?.sha256 } },
    ]);
    expect(first?.seen).toEqual([own.sha256, 'ff', null]);
  });

  it('stays here if nobody asks for it, or if it is on another device', async () => {
    const own = await drawString();
    const quiet = tableOf([own.sha256, 'ff']);
    const done = tableOf([own.sha256, 'ff'], [1]);
    for (const { match } of [quiet, done]) keepString(match, own);
    for (const table of [quiet, done, tableOf(['ee', 'ff'], [0, 1])]) await answerReveal(table);
    expect(sent).toEqual([]);
  });
});

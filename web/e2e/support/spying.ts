/** All that reaches a browser, searched for what it must not know: the hands of the players. */
import { expect, type Page } from '@playwright/test';

/** A position as it comes over the socket; `unseen` names all cards whose place is not known, by their piles. */
interface View {
  /** Not in games without hands. */
  readonly hand?: readonly string[];
  readonly unseen: unknown;
  /** What everybody knows of the players; of a hand the number of cards, or the cards that all have seen. */
  readonly players?: readonly { readonly hand?: unknown }[];
}
interface Position {
  readonly seq: number;
  readonly seat: number | null;
  readonly status: string;
  readonly view: View;
}

/** Listens to everything that a page is sent. */
export class Ear {
  readonly positions: Position[] = [];
  /** Every message and every answer about a match, with the last position that this page knew. */
  readonly heard: { after: number; text: string; from: string }[] = [];
  private readonly reading: Promise<void>[] = [];

  constructor(page: Page) {
    page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => this.frame(String(payload))));
    page.on('response', (response) => {
      const { pathname } = new URL(response.url());
      if (!pathname.startsWith('/api/matches') && !pathname.startsWith('/api/me')) return;
      const after = this.seq;
      const read = response.text().then(
        (text) => void this.heard.push({ after, text, from: `${response.request().method()} ${pathname}` }),
        () => undefined,
      );
      this.reading.push(read);
    });
  }

  get seq(): number {
    return this.positions.at(-1)?.seq ?? -1;
  }

  async done(): Promise<void> {
    await Promise.all(this.reading);
  }

  private frame(text: string): void {
    const frame = JSON.parse(text) as { tell: string; seen?: Position };
    if (frame.tell === 'position' && frame.seen) this.positions.push(frame.seen);
    this.heard.push({ after: this.seq, text, from: 'socket' });
  }
}

/** A text without the places where all unseen cards are named: those say which there are, not who has them. */
function withoutUnseen(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), (key, value: unknown) => (key === 'unseen' ? undefined : value));
  } catch {
    return text;
  }
}

/** The ids that stand in a text as a word of their own. */
const idsIn = (text: string): Set<string> => new Set(text.match(/[A-Za-z0-9_]+/g));

/** The cards of a hand that not everybody knows: a game may list those that were taken openly next to the players. */
function secretsOf(view: View | undefined): readonly string[] {
  const known = new Set<unknown>(view?.players?.flatMap(({ hand }) => hand));
  return view?.hand?.filter((card) => !known.has(card)) ?? [];
}

/**
 * Nothing that a spectator was sent names a card that was in a hand at that moment, by the players' own positions.
 * Returns what was held against what, so that a search in nothing is noticed.
 */
export async function expectNoSecret(
  spectator: Ear,
  players: readonly Ear[],
): Promise<{ messages: number; cards: number }> {
  await spectator.done();
  const over = Math.min(
    ...spectator.positions.filter(({ status }) => status === 'over').map(({ seq }) => seq),
    Infinity,
  );
  const leaks: string[] = [];
  let [messages, cards] = [0, 0];
  for (const { after, text, from } of spectator.heard) {
    if (after >= over) continue; // hands may be shown when all is over
    const hands = players.flatMap(({ positions }) => secretsOf(positions.find(({ seq }) => seq === after)?.view));
    const ids = idsIn(withoutUnseen(text));
    messages++;
    cards += hands.length;
    for (const card of hands) if (ids.has(card)) leaks.push(`${card} of a hand in ${from} at ${after}: ${text}`);
  }
  expect(
    leaks.slice(0, 3).map((leak) => leak.slice(0, 600)),
    'cards of hands that a spectator heard of',
  ).toEqual([]);
  expect(spectator.positions.filter(({ seat, view }) => seat !== null || (view.hand?.length ?? 0) > 0)).toEqual([]);
  return { messages, cards };
}

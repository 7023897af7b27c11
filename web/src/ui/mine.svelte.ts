/**
 * My matches, my invitations, and who is here: told by a socket of one's own, on every page. Without the socket the list is
 * asked for once a minute.
 */
import { answered, GET, type Schemas } from '$api/http';
import { SteadySocket } from '$api/steady';
import { answerReveal } from '$ui/luck/reveal';
import { router } from '$ui/route.svelte';
import { justFound, type OwnSeek } from '$ui/shared/matches/seeks';
import type { Mine, Table } from '$ui/shared/matches/my-matches';

type Heard = Schemas['PersonServerMessage'];

const FALLBACK_MS = 60_000;

class MyLists {
  /** My matches that are not over, the latest first; null as long as nobody has told. */
  matches = $state.raw<readonly Mine[] | null>(null);
  /** Open matches that I am invited to and have no seat in: by name, and rematches of mine. */
  invited = $state.raw<readonly Table[]>([]);
  /** Who invited me by name, for the matches among them that are no rematches. */
  invitedBy = $state.raw<Readonly<Record<string, string>>>({});
  /** My seeks that wait or ended lately, the newest first; null as long as nobody has told. */
  seeks = $state.raw<readonly OwnSeek[] | null>(null);
  /** How many matches have left the list since the page was opened: what is over has to be asked for. */
  left = $state(0);
  /** When the list or a part of it was last told, by the clock of this device. */
  heard = $state.raw<ReadonlyMap<string, number>>(new Map());
  /** The seats of each match whose people are here; null as long as nobody has told. */
  private here = $state.raw<ReadonlyMap<string, readonly number[]> | null>(null);
  private socket: SteadySocket | null = null;
  private told = false;

  /** Follow the lists of the person who is logged in; returns what ends it. */
  open(language: string): () => void {
    const socket = new SteadySocket('/api/me/socket', {
      opened: () => socket.send(JSON.stringify({ say: 'hello', lang: language })),
      told: (frame) => this.hear(frame as Heard),
      closed: () => {
        this.told = false;
        this.here = null;
      },
    });
    this.socket = socket;
    const timer = setInterval(() => {
      if (!this.told && document.visibilityState === 'visible') void this.ask().catch(() => undefined);
    }, FALLBACK_MS);
    return () => {
      clearInterval(timer);
      socket.close();
      this.forget();
    };
  }

  /** Get the whole list as it is now; without the socket, throws the Problem why not. */
  async look(): Promise<void> {
    if (this.told) this.socket?.send(JSON.stringify({ say: 'look' }));
    else await this.ask();
  }

  /** The list, asked for if nobody has told it. */
  async get(): Promise<readonly Mine[]> {
    if (!this.told) await this.ask();
    return this.matches ?? [];
  }

  /** Whether the person in a seat of one of my matches is here; null if that is not known. */
  isHere(match: string, seat: number): boolean | null {
    return this.here?.get(match)?.includes(seat) ?? null;
  }

  private async ask(): Promise<void> {
    const matches = await answered(GET('/api/me/matches'));
    if (!this.told) this.keep(matches);
  }

  private hear(frame: Heard): void {
    if (frame.tell === 'mine') {
      this.told = true;
      this.keep(frame.matches);
    } else if (frame.tell === 'changed') {
      const changed = new Set([...frame.gone, ...frame.matches.map(({ table }) => table.match)]);
      const others = (this.matches ?? []).filter(({ table }) => !changed.has(table.match));
      this.keep([...frame.matches, ...others], changed);
      this.left += frame.gone.length;
    } else if (frame.tell === 'invited') {
      this.invited = frame.tables;
      this.invitedBy = frame.by ?? {};
    } else if (frame.tell === 'seeks') this.follow(frame.seeks);
    else if (frame.tell === 'here') this.here = new Map(frame.matches.map(({ match, seats }) => [match, seats]));
  }

  /** Keep my seeks; when a live match was found, this page goes there: it begins within seconds. */
  private follow(seeks: readonly OwnSeek[]): void {
    const match = justFound(this.seeks, seeks);
    this.seeks = seeks;
    if (match && document.visibilityState === 'visible' && !this.atTable()) router.go(`/table/${match}`);
  }

  /** Whether this page shows one of my matches that goes on: nobody is called away from it. */
  private atTable(): boolean {
    const { route } = router;
    return route.page === 'table' && (this.matches ?? []).some(({ table }) => table.match === route.match);
  }

  private keep(matches: readonly Mine[], changed?: ReadonlySet<string>): void {
    const now = Date.now();
    const known = this.heard;
    this.heard = new Map(
      matches.map(({ table }) => [
        table.match,
        changed?.has(table.match) === false ? (known.get(table.match) ?? now) : now,
      ]),
    );
    for (const { table } of matches) void answerReveal(table);
    this.matches = [...matches].sort((one, other) => Date.parse(other.moved_at) - Date.parse(one.moved_at));
  }

  private forget(): void {
    this.socket = null;
    this.told = false;
    this.matches = null;
    this.invited = [];
    this.invitedBy = {};
    this.seeks = null;
    this.here = null;
  }
}

export const myLists = new MyLists();

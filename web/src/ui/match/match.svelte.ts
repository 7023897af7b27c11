/** A live match as this browser sees it: summary, position, log, chat, and what the picker is asked. */
import { answered, GET, type Problem, type Schemas } from '$api/http';
import { LiveSocket, type Connection, type Heard } from '$api/live';
import { Picking } from '$ui/picker/picking.svelte';
import type { Choice } from '$ui/picker/picker';
import { words } from '$words/words.svelte';
import { leftAt, type Clocks } from './clocks/countdown';
import { idsIn } from './fresh';
import { takenBack, type Entry } from './log';
import { Playback } from './playback/playback.svelte';
import type { Scene } from './playback/scenes';

export type Seen = Schemas['PositionView'];

/** What the page does when something happens: announce, chime, sum up. */
export interface Watcher {
  /** A scene of somebody else is shown. */
  tell(scene: Scene): void;
  /** The page shows the newest position: `entries` are those since it last did, `unheard` the scenes that nobody was told of. */
  happened(entries: readonly Entry[], unheard: readonly Scene[]): void;
  /** Too much has happened to be shown one by one. */
  tooMuch(): void;
}

/** With fewer seconds on the own clock nobody has to watch. */
const HURRIED_S = 60;

export class Match {
  table = $state.raw<Schemas['MatchSummary'] | null>(null);
  seen = $state.raw<Seen | null>(null);
  entries = $state.raw<readonly Entry[]>([]);
  said = $state.raw<readonly Schemas['ChatMessage'][]>([]);
  /** The clocks as last received; none in an untimed match. */
  clocks = $state.raw<Clocks>({ seats: [], heard: 0 });
  connection = $state<Connection>('connecting');
  /** Why this browser was refused. */
  refused = $state.raw<Problem | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** What happened since the player's last decision, as ids of things. */
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  readonly picking = new Picking();
  /** Shows what others did before the next question. */
  readonly playback = new Playback({
    present: (seen) => this.present(seen),
    tell: (scene) => scene.seat === this.me || this.watcher.tell(scene),
    finished: (unheard) => this.finished(unheard),
    hurried: () => this.hurried,
    tooMuch: () => this.watcher.tooMuch(),
  });
  /** True if this page made the player's last decision and it cannot be undone. */
  private final = $state(false);

  /** The newest position received, which the page may not show yet. */
  private latest: Seen | null = null;
  /** Entries since the page last showed the newest position. */
  private news: Entry[] = [];

  /** Called when the next position is on the page. */
  private later: () => void = () => undefined;

  private readonly socket: LiveSocket;

  constructor(
    readonly id: string,
    private readonly watcher: Watcher,
  ) {
    this.socket = new LiveSocket(id, {
      known: () => ({ since: this.latest?.seq ?? -1, chat_since: this.said.at(-1)?.number ?? 0, lang: words.language }),
      heard: (frame) => this.heard(frame),
      connection: (state) => (this.connection = state),
      refused: (problem) => (this.refused = problem),
    });
  }

  get me(): number | null {
    return this.seen?.seat ?? this.table?.seat ?? null;
  }

  /** True if this seat has to decide, and the caretaker does not play for it. */
  get mine(): boolean {
    const asked = this.me !== null && (this.seen?.deciders.includes(this.me) ?? false);
    return asked && !this.away && !this.playback.on;
  }

  /** True if the caretaker plays for this seat until its owner is back. */
  get away(): boolean {
    return this.me !== null && (this.table?.seats[this.me]?.caretaker ?? false);
  }

  get asked(): string {
    return this.seen?.words?.asked ?? '';
  }

  get over(): boolean {
    return this.seen?.status === 'over' && !this.playback.on;
  }

  /**
   * True if the last decision that still counts is this player's; the server decides whether it can be undone. Nobody
   * undoes what was decided before the rules were corrected.
   */
  get mayUndo(): boolean {
    if (this.over || this.final || this.me === null || this.away) return false;
    const gone = takenBack(this.entries);
    const counts = ({ kind, seq }: Entry) => kind === 'continued' || (kind === 'action' && !gone.has(seq));
    return this.entries.findLast(counts)?.seat === this.me;
  }

  name(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }

  /** Play an action; in a lesson `ownWay` plays what the coach advised against. */
  async play(choice: Choice, ownWay = false): Promise<void> {
    const command = { say: 'play' as const, seq: this.seen?.seq ?? 0, action: choice.action };
    await this.command(() => this.socket.send(ownWay ? { ...command, own_way: true } : command));
    this.final = choice.final;
  }

  /** Play several actions, each in the position that the one before has made. */
  async playAll(actions: readonly unknown[]): Promise<void> {
    await this.command(async () => {
      for (const action of actions) {
        const seq = this.seen?.seq ?? 0;
        await this.socket.send({ say: 'play', seq, action: action as Choice['action'] });
        if (this.seen?.seq === seq) await new Promise<void>((later) => (this.later = later));
      }
    });
    this.final = false;
  }

  async undo(): Promise<void> {
    await this.command(() => this.socket.send({ say: 'undo', seq: this.seen?.seq ?? 0 }));
    this.final = false;
  }

  async talk(text: string): Promise<void> {
    await this.socket.send({ say: 'chat', text });
  }

  close(): void {
    this.socket.close();
  }

  /** Ask for the clocks; a failed request changes nothing. */
  async lookAtClocks(): Promise<void> {
    const path = { match: this.id };
    const table = await answered(GET('/api/matches/{match}', { params: { path } })).catch(() => null);
    if (table?.seq === this.seen?.seq) this.keepTime(table?.clocks);
  }

  private keepTime(seats: readonly Schemas['ClockView'][] | undefined): void {
    if (seats) this.clocks = { seats, heard: Date.now() };
  }

  /** Put entries of the log before those that are known. */
  addEarlier(earlier: readonly Entry[]): void {
    const first = this.entries[0]?.seq ?? Number.MAX_SAFE_INTEGER;
    this.entries = [...earlier.filter((entry) => entry.seq < first), ...this.entries];
  }

  private async command(send: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await send();
      this.fresh = new Set();
    } finally {
      this.busy = false;
    }
  }

  private heard(frame: Heard): void {
    if (frame.tell === 'table') {
      this.table = frame.table;
      this.keepTime(frame.table.clocks);
    }
    if (frame.tell === 'talk') this.said = [...this.said, ...frame.said];
    else if (frame.tell === 'position') this.moved(frame.seen);
  }

  private moved(seen: Seen): void {
    const known = this.latest;
    if (known && seen.seq <= known.seq) return;
    this.latest = seen;
    this.keepTime(seen.clocks);
    if (known) this.playback.take(seen, this.me);
    else {
      this.playback.begin(seen);
      this.present(seen);
    }
  }

  /** Put a position on the page. */
  private present(seen: Seen): void {
    const first = this.seen === null;
    const told = seen.told ?? [];
    this.entries = [...this.entries, ...told];
    this.seen = { ...seen, told: [] };
    this.picking.ask(seen.words?.legal ?? []);
    this.later();
    if (first) return;
    this.news.push(...told);
    const others = told.filter((entry) => entry.seat !== this.me);
    if (others.length) this.fresh = new Set([...this.fresh, ...idsIn(others.flatMap((entry) => entry.events ?? []))]);
  }

  private finished(unheard: readonly Scene[]): void {
    const news = this.news;
    this.news = [];
    if (news.length)
      this.watcher.happened(
        news,
        unheard.filter(({ seat }) => seat !== this.me),
      );
  }

  private get hurried(): boolean {
    const clock = this.me === null ? undefined : this.clocks.seats[this.me];
    const left = clock ? leftAt(clock, this.clocks.heard, Date.now()) : null;
    return left !== null && left < HURRIED_S;
  }
}

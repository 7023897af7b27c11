/** A live match as this browser sees it: summary, position, log, chat, and what the picker is asked. */
import { answered, GET, type Problem, type Schemas } from '$api/http';
import { LiveSocket, type Connection, type Heard } from '$api/live';
import { Picking } from '$ui/picker/picking.svelte';
import type { Choice } from '$ui/picker/picker';
import { words } from '$words/words.svelte';
import type { Clocks } from './clocks/countdown';
import { idsIn } from './fresh';
import { takenBack, type Entry } from './log';

export type Seen = Schemas['PositionView'];

/** What the page does when something happens: announce, chime, animate. */
export interface Watcher {
  /** The position is about to change; the page still shows the old one. */
  before(): void;
  /** New entries since the page was opened, not those of the first answer. */
  happened(entries: readonly Entry[], mine: boolean): void;
}

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
  /** True if this page made the player's last decision and it cannot be undone. */
  private final = $state(false);

  /** Called when the next position arrives. */
  private later: () => void = () => undefined;

  private readonly socket: LiveSocket;

  constructor(
    readonly id: string,
    private readonly watcher: Watcher,
  ) {
    this.socket = new LiveSocket(id, {
      known: () => ({ since: this.seen?.seq ?? -1, chat_since: this.said.at(-1)?.number ?? 0, lang: words.language }),
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
    return this.me !== null && !this.away && (this.seen?.deciders.includes(this.me) ?? false);
  }

  /** True if the caretaker plays for this seat until its owner is back. */
  get away(): boolean {
    return this.me !== null && (this.table?.seats[this.me]?.caretaker ?? false);
  }

  get asked(): string {
    return this.seen?.words?.asked ?? '';
  }

  get over(): boolean {
    return this.seen?.status === 'over';
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

  /** Play an action. */
  async play(choice: Choice): Promise<void> {
    await this.command(() => this.socket.send({ say: 'play', seq: this.seen?.seq ?? 0, action: choice.action }));
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
    const known = this.seen;
    if (known && seen.seq <= known.seq) return;
    const told = seen.told ?? [];
    if (known) this.watcher.before();
    this.entries = [...this.entries, ...told];
    this.seen = { ...seen, told: [] };
    this.keepTime(seen.clocks);
    this.picking.ask(seen.words?.legal ?? []);
    this.later();
    if (!known) return;
    const others = told.filter((entry) => entry.seat !== this.me);
    if (others.length) this.fresh = new Set([...this.fresh, ...idsIn(others.flatMap((entry) => entry.events ?? []))]);
    this.watcher.happened(told, this.mine);
  }
}

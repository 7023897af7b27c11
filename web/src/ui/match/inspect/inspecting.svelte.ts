/** What a thing on the table is, asked of the server once for each position, and the card that says it. */
import { answered, POST, type Schemas } from '$api/http';

export type Thing = Schemas['ThingView'];

/** What is on the table, as the page needs it. */
interface Asked {
  readonly id: string;
  readonly seen: { readonly seq: number } | null;
}

export class Inspecting {
  /** The thing that the card shows. */
  thing = $state.raw<Thing | null>(null);
  /** The element that draws it. */
  element = $state.raw<HTMLElement | null>(null);
  /** Whether the card was opened by a key: then it has the focus, and gives it back. */
  byKey = $state(false);
  /** What needs no question to the server: the words of the glossary, by their refs. */
  words: ReadonlyMap<string, Thing> = new Map();

  private known = new Map<string, Thing>();
  private seq = -1;
  private wanted = '';

  constructor(private readonly match: Asked) {}

  /** What a thing is; null if nobody can say. */
  async ask(ref: string): Promise<Thing | null> {
    const word = this.words.get(ref);
    if (word) return word;
    const seq = this.match.seen?.seq ?? -1;
    if (seq !== this.seq) this.known = new Map();
    this.seq = seq;
    const known = this.known.get(ref);
    if (known) return known;
    const path = { match: this.match.id };
    const thing = await answered(POST('/api/matches/{match}/describe', { params: { path }, body: { ref } })).catch(
      () => null,
    );
    if (thing && seq === this.seq) this.known.set(ref, thing);
    return thing;
  }

  /** Show the card of a thing, unless another was asked for meanwhile. */
  async open(ref: string, element: HTMLElement, byKey = false): Promise<void> {
    this.wanted = ref;
    const thing = await this.ask(ref);
    if (!thing || this.wanted !== ref) return;
    this.thing = thing;
    this.element = element;
    this.byKey = byKey;
  }

  close(): void {
    this.wanted = '';
    this.thing = null;
    this.element = null;
  }
}

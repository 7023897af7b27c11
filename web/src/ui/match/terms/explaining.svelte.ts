/** The glossary at this table: given to the texts that underline its words, and to the card that says what they mean. */
import { getContext, setContext } from 'svelte';
import type { Inspecting, Thing } from '$ui/match/inspect/inspecting.svelte';
import type { Part } from '$ui/match/phrase/pictures';
import { loadTerms, type Term } from '$ui/shared/games';
import { say } from '$words/words.svelte';
import { termFinder, termRef, type Piece } from './finding';

export const EXPLAINING = Symbol('explaining');

function thingOf({ id, term, is_ }: Term): Thing {
  return { ref: termRef(id), kind: say('term-kind'), name: term, what: is_, when: '', now: '', rule: '', asked: '' };
}

export class Explaining {
  /** How to find the words; null until they are there. */
  private find = $state.raw<ReturnType<typeof termFinder> | null>(null);

  constructor(private readonly inspecting: Inspecting) {}

  /** Learn the words of a game; without an answer nothing is underlined. */
  async load(game: string): Promise<void> {
    const terms = await loadTerms(game).catch(() => []);
    this.inspecting.words = new Map(terms.map((term) => [termRef(term.id), thingOf(term)]));
    this.find = termFinder(terms);
  }

  /** A text that is cut at its things, cut at its terms as well. */
  piecesOf(parts: readonly Part[]): readonly Piece[] {
    return this.find?.(parts) ?? parts;
  }

  /** Whether the words are there. */
  get ready(): boolean {
    return this.find !== null;
  }

  open(id: string, word: HTMLElement, byKey: boolean): void {
    void this.inspecting.open(termRef(id), word, byKey);
  }

  /** Whether the card of this word is open. */
  shows(word: HTMLElement): boolean {
    return this.inspecting.element === word;
  }
}

/** Let texts below this component explain the words of a game. */
export function provideExplaining(inspecting: Inspecting, game: string): void {
  const explaining = new Explaining(inspecting);
  setContext(EXPLAINING, explaining);
  void explaining.load(game);
}

export const explaining = (): Explaining | undefined => getContext(EXPLAINING);

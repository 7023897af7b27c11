/** Which words of a text are in the glossary: each term once, where it is said first, and never in the name of a thing. */
import type { Part } from '$ui/match/phrase/pictures';

/** A term, as far as it is looked for. */
export interface Sought {
  readonly id: string;
  readonly term: string;
  readonly forms: readonly string[];
}

/** A term in a text, in the words of the text. */
export interface TermPart {
  readonly term: string;
  readonly words: string;
}

export type Piece = Part | TermPart;

/** How the card of a term is asked for. */
export const termRef = (id: string): string => `term:${id}`;

/** What stands for a thing while the words around it are looked through: a sign that no text has. */
const THING = '\uFFFC';
/** A sentence begins here, perhaps in quotation marks. */
const SENTENCE_START = String.raw`(?<=(?:^|[.!?:…])[\s"'“”„»«(]*)`;
/** Signs that belong to a word: a term inside a longer word is none. */
const IN_WORD = String.raw`[\p{L}\p{N}_-]`;

const escaped = (form: string): string => form.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

function capital(form: string): string {
  const [first = '', ...rest] = form;
  return first.toUpperCase() + rest.join('');
}

/** The term of each form, also of those that only begin a sentence; the first that has a form keeps it. */
function owners(terms: readonly Sought[]): Map<string, string> {
  const written = terms.flatMap(({ id, term, forms }) => [term, ...forms].map((form) => [form, id] as const));
  const capitals = written.map(([form, id]) => [capital(form), id] as const);
  return new Map([...capitals, ...written].filter(([form]) => form).toReversed());
}

/** Return how to find terms in a text that is cut at its things; of two forms that fit, the longer one is meant. */
export function termFinder(terms: readonly Sought[]): (parts: readonly Part[]) => readonly Piece[] {
  const owner = owners(terms);
  if (!owner.size) return (parts) => parts;
  const anywhere = new Set(terms.flatMap(({ term, forms }) => [term, ...forms]));
  const ways = [...owner.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((form) => (anywhere.has(form) ? '' : SENTENCE_START) + escaped(form));
  const pattern = new RegExp(`(?<!${IN_WORD})(?:${ways.join('|')})(?!${IN_WORD})`, 'gu');
  return (parts) => {
    const text = parts.map((part) => (typeof part === 'string' ? part : THING)).join('');
    const first = new Map<string, RegExpExecArray>();
    for (const found of text.matchAll(pattern)) {
      const term = owner.get(found[0])!;
      if (!first.has(term)) first.set(term, found);
    }
    const found = [...first].map(([term, { 0: words, index }]) => ({ term, words, index }));
    let end = 0;
    return parts.flatMap((part) => {
      const start = end;
      end += typeof part === 'string' ? part.length : THING.length;
      if (typeof part !== 'string') return [part];
      return cut(
        part,
        found
          .filter(({ index }) => index >= start && index < end)
          .map((each) => ({ ...each, index: each.index - start })),
      );
    });
  };
}

/** Cut words at the terms in them, which come in the order of the text. */
function cut(words: string, found: readonly (TermPart & { readonly index: number })[]): Piece[] {
  const pieces: Piece[] = [];
  let end = 0;
  for (const { index, ...term } of found) {
    if (index > end) pieces.push(words.slice(end, index));
    pieces.push(term);
    end = index + term.words.length;
  }
  if (end < words.length) pieces.push(words.slice(end));
  return pieces;
}

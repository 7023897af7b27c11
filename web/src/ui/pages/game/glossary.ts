/** The glossary of a game, read from its messages: `term-<id>` is a word, its `.is` what it means in one line. */
import type { Spoken } from '$ui/shared/games';

export interface Term {
  readonly id: string;
  readonly word: string;
  readonly meaning: string;
}

/** The words of a game in the order of its file; none if it explains none. */
export function termsOf({ messages, source }: Spoken): Term[] {
  const keys = [...source.matchAll(/^(term-[\w-]+) *=/gm)].map(([, key]) => key ?? '');
  return keys
    .filter((key) => messages.has(key) && messages.has(`${key}.is`))
    .map((key) => ({
      id: key.replace('term-', ''),
      word: messages.say(key),
      meaning: messages.say(`${key}.is`),
    }));
}

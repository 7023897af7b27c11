/** A button in a line may be followed by a break, also before a full stop: the signs behind it are kept with it. */

const CLOSING = /^[.,;:!?)\]“”’»…]+/u;

/** A part of a text, and the closing signs that must stand in the same line. */
export interface Tailed<Part> {
  readonly part: Part;
  readonly tail: string;
}

/** Give each part that is no text the closing signs with which the next text begins. */
export function withTails<Part extends object>(parts: readonly (string | Part)[]): Tailed<string | Part>[] {
  return parts.flatMap((part, at): Tailed<string | Part>[] => {
    const [before, next] = [parts[at - 1], parts[at + 1]];
    if (typeof part !== 'string')
      return [{ part, tail: typeof next === 'string' ? (CLOSING.exec(next)?.[0] ?? '') : '' }];
    const text = typeof before === 'object' ? part.replace(CLOSING, '') : part;
    return text ? [{ part: text, tail: '' }] : [];
  });
}

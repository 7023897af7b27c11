/**
 * Tokens: what is seen flying for a thing that a board does not draw, such as coins or the back of a card. A game's folder
 * may have a `tokens.ts` with `TOKENS`, by the kinds or the refs that the motions of its events name.
 */
export interface Token {
  /** A drawing of 24 by 24. */
  readonly glyph?: string;
  readonly shape?: 'coin' | 'card';
  /** A colour, or the player's if there is none. */
  readonly colour?: string;
}

export type Tokens = Readonly<Record<string, Token>>;

/** Yellow metal; its number is dark. */
export const COIN: Token = { shape: 'coin', colour: '#d9a92f' };
export const CARD: Token = { shape: 'card' };

/** What flies in Goa without being drawn: ducats, ships, colonists, sacks and the backs of cards. */
import { CARD, COIN, type Tokens } from '../tokens';
import { ICONS } from './icons';

export const TOKENS: Tokens = {
  card: CARD,
  ducats: COIN,
  ships: { glyph: ICONS.ship },
  colonists: { glyph: ICONS.colonist },
  colonist: { glyph: ICONS.colonist },
  extra_actions: { ...CARD, glyph: ICONS.extra },
  extra_action: { ...CARD, glyph: ICONS.extra },
  ...Object.fromEntries(
    ['ginger', 'cinnamon', 'pepper', 'nutmeg', 'clove'].map((spice) => [
      `sack:${spice}`,
      { glyph: ICONS.harvest, colour: `var(--${spice})` },
    ]),
  ),
};

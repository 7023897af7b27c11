/** What flies for a thing that is drawn nowhere: a token of its kind, with its number if the id is one. */
import type { Tokens } from '$games/tokens';

export function tokenOf(thing: string, tokens: Tokens): HTMLElement {
  const [kind = '', id = ''] = thing.split(':');
  const { glyph, shape, colour } = tokens[thing] ?? tokens[kind] ?? {};
  const token = document.createElement('span');
  token.className = 'playback-token';
  if (shape) token.dataset.shape = shape;
  if (colour) token.style.background = colour;
  if (glyph) token.innerHTML = `<svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor">${glyph}</svg>`;
  if (/^\d+$/.test(id)) token.append(id);
  return token;
}

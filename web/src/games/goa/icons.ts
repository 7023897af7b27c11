/** Own drawings, 24 × 24 unless said otherwise; the spices' emblems are 12 × 12 and lie on the sacks. */
export const EMBLEMS: Record<string, string> = {
  ginger:
    '<g fill="none" stroke="currentColor" stroke-linecap="round"><path d="M2.1 8.2 6 7.6 10 8" stroke-width="3.6"/><path d="M3.2 7 2.6 3.6M7.6 7 8.8 2.2" stroke-width="2.7"/></g>',
  cinnamon:
    '<path d="M1.9 8.3 7.3 1.9M5.1 10.3l5.3-6.4" fill="none" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/>',
  pepper:
    '<g fill="currentColor"><circle cx="3.3" cy="8.4" r="2.5"/><circle cx="8.8" cy="8.4" r="2.5"/><circle cx="6.05" cy="3.4" r="2.5"/></g>',
  nutmeg:
    '<ellipse cx="6" cy="6" rx="4" ry="5" fill="none" stroke="currentColor" stroke-width="1.6"/><path d="M6 2.8c-1.3 1.6 1.3 2.5 0 4.2-.6.8-.4 1.5 0 2.2" fill="none" stroke="currentColor" stroke-width="1.4" stroke-linecap="round"/>',
  clove:
    '<path d="M6 11.2V6" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"/><path fill="currentColor" d="M6 0l1.4 2L10.3 2.4 9 4.6 9.6 6.7 6 6.5 2.4 6.7 3 4.6 1.7 2.4 4.6 2z"/>',
  any: '<path d="M3.4 4.2C3.5 2.3 4.7 1.4 6.1 1.4c1.6 0 2.7 1 2.7 2.4 0 1.9-2.6 2-2.6 4" fill="none" stroke="currentColor" stroke-width="1.9" stroke-linecap="round"/><circle cx="6.2" cy="10.4" r="1.25" fill="currentColor"/>',
};

export const SACK =
  'M7.6 2.4c1.4.7 2.9-.4 4.4 0 1.5-.4 3 .7 4.4 0L15 6.6c4.3 2 6.7 6 6.7 9.7 0 4-2.9 6-9.7 6s-9.7-2-9.7-6c0-3.7 2.4-7.7 6.7-9.7z';

export const ICONS = {
  ship: '<path d="M2.5 16.5h19L18.6 21.5H5.6zM11.2 3v12H5c.2-4.6 2.3-9.4 6.2-12zM12.8 2c4.5 2 6.8 7 6.4 13h-6.4z"/>',
  colonist:
    '<path d="M6 7.2h12l-2-1.7L15 1.8H9L8 5.5zM8.6 8.5h6.8c0 2.6-1.4 4.3-3.4 4.3s-3.4-1.7-3.4-4.3zM4.5 22c0-5 2.8-8.2 7.5-8.2s7.5 3.2 7.5 8.2z"/>',
  ducat:
    '<path fill-rule="evenodd" d="M12 1.8a10.2 10.2 0 1 1 0 20.4 10.2 10.2 0 0 1 0-20.4zm0 2.2a8 8 0 1 0 0 16 8 8 0 0 0 0-16zm-1.5 2.5h3v4h4v3h-4v4h-3v-4h-4v-3h4z"/>',
  extra:
    '<path fill-rule="evenodd" d="M6 1.5h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zm7.6 3.6L7.4 13.3h4L10.2 19l6.4-8.4h-4.1z"/>',
  cards:
    '<path fill-rule="evenodd" d="M6 1.5h12a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2zm6 4-1.7 4.8L5.8 12l4.5 1.7L12 18.5l1.7-4.8L18.2 12l-4.5-1.7z"/>',
  harvest: `<path d="${SACK}"/><path d="M8.6 6.5h6.8" stroke="var(--card)" stroke-width="1.5" stroke-linecap="round"/>`,
  time: '<path d="M6 2h12v2.5l-4.6 6.2v2.6L18 19.5V22H6v-2.5l4.6-6.2v-2.6L6 4.5z"/>',
  fort: '<path d="M3.5 22V9.5h3V6.5H9v3h1.6V3h2.8v6.5H15v-3h2.5v3h3V22h-6v-5a2.5 2.5 0 0 0-5 0v5z"/>',
  flag: '<path d="M4 1.5h2.2V23H4z"/><path fill-rule="evenodd" d="M7 2.5h14.5L19 8.8l2.5 6.2H7zm4.9 2.4v2.6H9.4v2.4h2.5v2.6h2.4V9.9h2.5V7.5h-2.5V4.9z"/>',
  check: '<path d="M9.5 19.5 2.5 12.5l3-3 4 4 9-9 3 3z"/>',
  cross: '<path d="M5 2.5 12 9.5l7-7L21.5 5l-7 7 7 7-2.5 2.5-7-7-7 7L2.5 19l7-7-7-7z"/>',
  to: '<path d="M7 2l10 10L7 22l-3.2-3.2 6.8-6.8-6.8-6.8z"/>',
  arrow: '<path d="M1.5 2 23.5 12 1.5 22 7.5 12z"/>',
  shield: '<path d="M2.5 2h19v10c0 5.5-4.3 8.7-9.5 10.5C6.8 20.7 2.5 17.5 2.5 12z"/>',
  eye: '<path fill-rule="evenodd" d="M12 5c4.8 0 8.6 2.8 11 7-2.4 4.2-6.2 7-11 7S3.400 16.200 1 12C3.400 7.800 7.200 5 12 5zm0 2.600a4.400 4.400 0 1 0 0 8.800 4.400 4.400 0 0 0 0-8.800zm0 2.200a2.200 2.200 0 1 1 0 4.400 2.200 2.200 0 0 1 0-4.400z"/>',
  crown: '<path d="M2 20V6.500l5.500 4.500L12 3l4.500 8L22 6.500V20zM2 21h20v2H2z"/>',
  down: '<path d="M9 2h6v10h6L12 22.500 3 12h6z"/>',
  swap: '<path d="M7 1.500 14 7 7 12.500V9H2V5h5zM17 11.500V15h5v4h-5v3.500L10 17z"/>',
  gift: '<path fill-rule="evenodd" d="M3 9h8V6.500C9 6.500 6.500 5.500 6.500 3.800 6.500 2 8.500 1 10 2.200c1 .8 1.600 2 2 3 .4-1 1-2.200 2-3 1.500-1.200 3.500-.2 3.500 1.600C17.500 5.500 15 6.500 13 6.500V9h8v4h-8V9.500h-2V13H3zM4 14.500h7V22H4zm9 0h7V22h-7z"/>',
  single: `<path d="${SACK}" fill="none" stroke="currentColor" stroke-width="1.5" stroke-dasharray="2.6 2"/><path d="M9.8 12.2 12.4 10.600V19" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/>`,
  coins:
    '<path d="M12 2c5 0 9 1.700 9 4s-4 4-9 4-9-1.700-9-4 4-4 9-4zM3 9.500c1.800 1.800 5.200 2.600 9 2.600s7.200-.8 9-2.600V12c0 2.300-4 4-9 4s-9-1.700-9-4zm0 6c1.800 1.800 5.200 2.600 9 2.600s7.200-.8 9-2.600V18c0 2.300-4 4-9 4s-9-1.700-9-4z"/>',
  plantation:
    '<path d="M3 21C3 9 9 3 21.500 2.500 21.500 14 16 20.500 7.500 18.700L5 22zM7 16c2-3.600 5-6.400 9-8.500"/>',
  round:
    '<path d="M12 3.500a8.500 8.500 0 0 1 7.900 5.400L22.500 8 21 15l-6-3.500 2.500-.9A6 6 0 1 0 16.500 16l2.300 1.600A8.700 8.700 0 1 1 12 3.500z"/>',
  atonce: '<path d="M9.500 2h5v8h5.500L12 18.500 4 10h5.500zM4 20h16v2.500H4z"/>',
  once: '<path fill-rule="evenodd" d="M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21zM9.300 6.700v2.200l1.700-.5V18h2.800V6z"/>',
  elephant:
    '<path fill-rule="evenodd" d="M1.500 20v-7.500C1.500 8 4.600 5.200 9 5.200h2.500c1.300-2 3.700-2.900 6-2.200 3.200 1 5 4 5 8.500 0 3.800-.7 6.600-2.600 7.600-1.400.7-3-.2-3-1.700 0-1.200 1-1.500 1.400-.9.9-.3 1.100-1.800.9-3.600-.6.8-1.500 1.300-2.600 1.500V20h-3.200v-4h-5v4H5.200v-4.500L4 13.800V20zM17.200 7.600a1.100 1.100 0 1 0 0 2.200 1.100 1.100 0 0 0 0-2.200z"/>',
  fish: '<path fill-rule="evenodd" d="M1 12c3.500-5.600 10-7.200 15.300-2.600L22.500 5.500 21 12l1.500 6.500-6.200-3.900C11 19.200 4.500 17.600 1 12zm5.600-2a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z"/>',
  palm: '<path d="M11 22c-.6-5 0-8.500 1-11.500C9.200 9.800 6.700 11 5.600 14 4 10.600 5.800 8 9 7.600 7 6.300 4.600 6.400 2.600 8 3.200 4.500 7.800 3.200 11.300 5.600 12.400 2.600 15.700 1.400 18.500 3c-2.200.2-3.600 1.300-4.300 2.900 3.200-.6 6.600 1.100 7.200 4.600-2-1.600-4-1.900-6-1.400 2.500 1.400 3.400 4 2.300 7-1-2.600-2.300-4.400-4-5.300C12.800 14 12.700 17.500 14 22z"/>',
  shell:
    '<path d="M12 2.500c6 0 10 4.400 10 9.500l-7.500 6.500L16.500 22h-9l2-3.500L2 12c0-5.100 4-9.500 10-9.500z"/><path d="M12 5v12M7.600 6.500l3 10.500M16.400 6.500l-3 10.500M4.600 10l4.500 6.500M19.400 10l-4.500 6.500" stroke="var(--card)" stroke-width="1.100"/>',
  tiger:
    '<path fill-rule="evenodd" d="M3 2.500 7.500 4a11 11 0 0 1 9 0L21 2.500l.5 7c.8 6.500-3.300 12.500-9.500 12.500S1.700 16 2.500 9.500zM8 10.500a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zm8 0a1.500 1.500 0 1 0 0 3 1.500 1.500 0 0 0 0-3zM12 15l-2.200 1.400L12 18.600l2.200-2.200zM11.200 4.600h1.600V9h-1.600z"/>',
  statue:
    '<path d="M12 1a3.400 3.400 0 0 1 2 6.200l3.600 1.700 2 6.300-2.200.8-1.400-3.800v3.500l5 2.300-1 2H4l-1-2 5-2.300v-3.500L6.600 16l-2.200-.8 2-6.300L10 7.200A3.400 3.400 0 0 1 12 1zM4 21.500h16V23H4z"/>',
  motif:
    '<g transform="scale(.5)"><path d="M24 2c5 7 5 13 0 19-5-6-5-12 0-19zm0 44c-5-7-5-13 0-19 5 6 5 12 0 19zM2 24c7-5 13-5 19 0-6 5-12 5-19 0zm44 0c-7 5-13 5-19 0 6-5 12-5 19 0z"/><path d="M8 8c6 0 10 3 11 9-6-1-9-5-11-9zm32 0c0 6-3 10-9 11 1-6 5-9 9-11zm0 32c-6 0-10-3-11-9 6 1 9 5 11 9zM8 40c0-6 3-10 9-11-1 6-5 9-9 11z" opacity=".55"/></g>',
} as const;

export type IconName = keyof typeof ICONS;

export const COLUMN_ICONS: Record<string, IconName> = {
  ships: 'ship',
  harvest: 'harvest',
  taxes: 'ducat',
  expedition: 'cards',
  colony: 'fort',
};

/** The symbol of an expedition card; an unknown one gets the painted star. */
export function symbolIcon(symbol: string | undefined): IconName {
  return symbol && symbol in ICONS ? (symbol as IconName) : 'motif';
}

const TILE_ICONS: Record<string, IconName> = { espionage: 'eye', vice_king: 'crown', swap: 'swap', foreman: 'single' };
const GAIN_ICONS: Record<string, IconName> = {
  ships: 'ship',
  colonists: 'colonist',
  ducats: 'ducat',
  spices: 'harvest',
  extra_action: 'extra',
  expedition_cards: 'cards',
};

/** One drawing for a tile that is no plantation: what it brings most of, or what it is about. */
export function tileIcon(kind: { id: string; gain?: object; choose_one?: object[] }): IconName {
  const [most] = Object.entries<number>({ ...kind.choose_one?.[0], ...kind.gain }).toSorted(([, a], [, b]) => b - a);
  return TILE_ICONS[kind.id] ?? GAIN_ICONS[most?.[0] ?? ''] ?? 'gift';
}

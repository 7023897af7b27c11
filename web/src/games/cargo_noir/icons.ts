/** The drawings of Cargo Noir, 24 by 24, in one colour: nine kinds of cargo and the wild one, thirteen cards, marks. */
export const ICONS = {
  alcohol:
    '<path fill-rule="evenodd" d="M10 1.500h4V7l2.5 3.200V21a1.5 1.5 0 0 1-1.5 1.500H9A1.5 1.5 0 0 1 7.5 21V10.200L10 7zM9 12.500v6h6v-6zm1.5 1.500h3v3h-3z"/>',
  weapons:
    '<path fill-rule="evenodd" d="M1.5 6.500H21l1.5 1v4H17l-1 1.500h-4.300L9.5 21.500H4l2-9-3.5-1-1-1zM12 8.300v1.400h8V8.300z"/>',
  art: '<path fill-rule="evenodd" d="M2 3.500h20v17H2zm2.5 2.500v12h15V6zM6 16.500l4.2-6.5 3 4.2 2-2.2 3 4.500zM16.5 7.200a1.6 1.6 0 1 1 0 3.2 1.6 1.6 0 0 1 0-3.200z"/>',
  cars: '<path fill-rule="evenodd" d="M1.5 16v-4.200l4-1.300L9 6.500h6.500l4 4 3 1.300V16h-2.100a3 3 0 0 0-5.9 0H9.600a3 3 0 0 0-5.9 0zM9.8 8l-2 2.500h3.700V8zm3.2 0v2.500h4L14.8 8z"/><circle cx="6.6" cy="16.5" r="2.1"/><circle cx="17.4" cy="16.5" r="2.1"/>',
  cigars:
    '<path d="M2 15.5 14.8 9l1.8 3.500L3.8 19z"/><path d="m15.9 8.5 2.1-1 1.7 3.4-2.1 1.100z" opacity=".55"/><path d="m18.9 7 1.5-.7 1.7 3.4-1.5.8z"/><path d="M20 5.200c1.8-1.5-.8-2.4.8-4M16.5 5.700c1.8-1.5-.8-2.4.8-4" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round"/>',
  ivory:
    '<path d="M5.5 2C2 10 6 20.5 20.5 22 12.5 18.5 9.5 12 10.8 4.2 9.5 2.6 7.5 1.8 5.5 2z"/><path d="M14.5 4c-.6 5 1.2 8.5 5.5 11" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" opacity=".6"/>',
  jewels:
    '<path d="M6.5 3.500h11L22.5 9H1.500z" opacity=".65"/><path d="M1.5 10.200h6l4.5 11zM22.5 10.200h-6L12 21.200zM8.8 10.200h6.400L12 19z"/>',
  gold: '<path d="M8.2 4h7.600l2 7H6.200z"/><path d="M2.9 13h7.300l1.3 7H1z"/><path d="M13.8 13h7.300l1.9 7H12.500z"/>',
  uranium:
    '<path d="M12 12 7 3.300a10 10 0 0 1 10 0zM12 12H2a10 10 0 0 0 5 8.700zM12 12h10a10 10 0 0 1-5 8.700z"/><circle cx="12" cy="12" r="3.4" fill="#151b28"/><circle cx="12" cy="12" r="2.1"/>',
  wild: '<path d="M7 12.500C7 8 7.6 4.5 9.5 4.2 11 4 11.2 5 12 5s1-1 2.5-.8C16.4 4.5 17 8 17 12.500c-3 .8-7 .8-10 0z"/><path d="M1.5 15.800c1.3-1.2 3-1.9 5-2.2 3.6 1 7.4 1 11 0 2 .3 3.7 1 5 2.2-5.5 3.5-15.5 3.5-21 0z"/>',
  cargo_ship: '<path d="M2 14h20l-3 6.500H5zM5 8.500h4V13H5zM10 8.500h4V13h-4zM15.5 4h4v9h-4zM10 4h4v3.500h-4z"/>',
  warehouse:
    '<path fill-rule="evenodd" d="M12 2.5 23 9v12.500H1V9zM6 12v9.500h12V12zm1.5 1.500h9V15h-9zm0 3h9V18h-9z"/>',
  syndicate:
    '<path fill-rule="evenodd" d="M8.5 6V3h7v3H22v14.500H2V6zm1.7 0h3.600V4.700h-3.600zM12 9a4.2 4.2 0 1 0 0 8.400A4.2 4.2 0 0 0 12 9zm0 1.8 2.4 2.4-2.4 2.4-2.4-2.400z"/>',
  villa:
    '<path fill-rule="evenodd" d="M9.5 6 19 12.500V22H2V12.500zM8 15v7h3.500v-7zm5.5 0v3H17v-3zM4 15v3h2.500v-3z"/><path d="M19.5 12c.4-3-.2-5-1.5-6.5 2-.6 3.5 0 4.5 1.5-.4-2.6-2-4-4.2-3.800C17.5 1.5 16 1 14.5 1.500c1.5.7 2 1.5 2.3 2.5 1.7 2 2 5 1.7 8z"/>',
  yacht: '<path d="M12.5 1.500V15H4zM14 4l6.5 11H14zM2 16.500h20L19 22H6z"/>',
  dive_bar:
    '<path fill-rule="evenodd" d="M2 3.500h20L13.3 13v6.500h4.200V22h-11v-2.500h4.200V13zM6.5 5.7 8.3 8h7.400l1.8-2.300z"/><path d="m17 3 3.5-2.5" stroke="currentColor" stroke-width="1.6"/>',
  night_club:
    '<circle cx="12" cy="13.5" r="8"/><path d="M12 1v4.5" stroke="currentColor" stroke-width="1.8"/><path d="M4.5 11h15M4.5 16h15M9 6.500c-2 4.5-2 9.5 0 14M15 6.500c2 4.5 2 9.5 0 14" fill="none" stroke="#1a2030" stroke-width="1.3"/>',
  showbiz: '<path d="m12 1.5 3.2 6.9 7.5.9-5.5 5.2 1.4 7.500L12 18.3 5.4 22l1.4-7.500L1.3 9.300l7.5-.9z"/>',
  paparazzi:
    '<path fill-rule="evenodd" d="M1.5 7H7l1.7-3h6.600L17 7h5.500v13.500h-21zM12 8.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.200a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.600z"/>',
  militia:
    '<path fill-rule="evenodd" d="M12 1.5 21.5 5v7c0 5-4 8.8-9.5 10.500C6.5 20.8 2.5 17 2.5 12V5zm0 4.8-1.7 3.6-4 .4 3 2.7-.8 4 3.5-2 3.5 2-.8-4 3-2.7-4-.4z"/>',
  cronies:
    '<path d="M12 2.500a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM5 22c0-6 2.5-9.5 7-9.500s7 3.5 7 9.500z"/><path d="M4.5 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM19.5 6a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM.5 20c0-4 1-6.5 4-6.800C3.5 15.5 3.3 18 3.3 20zM23.5 20c0-4-1-6.5-4-6.8 1 2.3 1.2 4.8 1.2 6.800z" opacity=".6"/>',
  bank: '<path d="M12 1.5 22.5 7v2.500h-21V7zM3.5 11h3v7.500h-3zM8.5 11h2.800v7.500H8.500zM12.8 11h2.800v7.500h-2.800zM17.5 11h3v7.500h-3zM1.5 19.800h21v2.700h-21z"/>',
  principality: '<path d="m2 6 5.2 5L12 3l4.8 8L22 6l-2 11.500H4zM4 19h16v3H4z"/>',
  check:
    '<path d="m4 12.5 5 5.500L20 6" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  chain:
    '<path d="M9 8.500H6a3.5 3.5 0 0 0 0 7h3M15 8.500h3a3.5 3.5 0 0 1 0 7h-3M8 12h8" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  chip: '<circle cx="12" cy="12" r="9.6" fill="none" stroke="currentColor" stroke-width="3.4" stroke-dasharray="4.2 3.34"/><circle cx="12" cy="12" r="6.4" fill="none" stroke="currentColor" stroke-width="1.2"/><path d="M12 8c2.6 2.4 4 3.7 4 5.400a1.9 1.9 0 0 1-3.2 1.400c.1.9.4 1.6 1 2.200h-3.600c.6-.6.9-1.3 1-2.200A1.9 1.9 0 0 1 8 13.400C8 11.7 9.4 10.4 12 8z"/>',
  barred:
    '<path fill-rule="evenodd" d="M12 1.500a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21zM5 10.300v3.400h14v-3.400z"/>',
  up: '<path d="M12 3.5 22.5 18h-21z"/>',
  down: '<path d="M12 20.5 1.5 6h21z"/>',
  bag: '<path d="M8 2h8l-2 4.500h-4zM9.5 7.500h5c4 2.5 7 6.5 7 10 0 3.4-3 5-9.5 5s-9.5-1.6-9.5-5c0-3.5 3-7.5 7-10z"/>',
  discard: '<path d="M9 1.500h6V3h6v3H3V3h6zM4.5 7.500h15L18.3 22.500H5.700z"/>',
  coins:
    '<path d="M12 2c5 0 9 1.7 9 4s-4 4-9 4-9-1.7-9-4 4-4 9-4zM3 9.500c1.8 1.8 5.2 2.6 9 2.600s7.2-.8 9-2.600V12c0 2.3-4 4-9 4s-9-1.7-9-4zm0 6c1.8 1.8 5.2 2.6 9 2.600s7.2-.8 9-2.600V18c0 2.3-4 4-9 4s-9-1.7-9-4z"/>',
  start: '<path d="M5 1.500h2.400V22.500H5zM8.5 3c4-1.8 6 2 12 .2L18.5 8l2 5c-6 1.8-8-2-12-.2z"/>',
  anchor:
    '<path fill-rule="evenodd" d="M12 1.500a3 3 0 0 1 1.5 5.600V9H17v2.500h-3.500v7.800c2.6-.4 4.4-1.9 5-4.300l-1.7.8.7-4.3 4 2.5-1.4.6c-.7 4.8-4 7.4-8.1 7.400s-7.4-2.6-8.1-7.400L2.5 14l4-2.5.7 4.3-1.7-.8c.6 2.4 2.4 3.9 5 4.300v-7.800H7V9h3.500V7.100A3 3 0 0 1 12 1.500zm0 1.900a1.1 1.1 0 1 0 0 2.2 1.1 1.1 0 0 0 0-2.200z"/>',
} as const;

export type IconName = keyof typeof ICONS;

/** The drawing of a kind of cargo or of a card; a plain anchor for what nobody has drawn. */
export const iconOf = (id: string): IconName => (id in ICONS ? (id as IconName) : 'anchor');

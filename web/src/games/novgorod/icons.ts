/** The drawings of Novgorod, 24 by 24, in one colour: eight goods, three luxuries, and marks. Own drawings. */
export const ICONS = {
  furs: '<path d="M12 1.5c1.5 0 2.6 1 3.1 2.5L19 2.5 20.8 6 17.3 8.5c.6 2.3.6 4.5 0 6.5l3.7 2.3-1.8 3.4-4.1-1.4c-.6.9-1.3 1.5-2 1.9v2.3h-2.2v-2.3c-.7-.4-1.4-1-2-1.9l-4.1 1.4L3 17.3 6.7 15c-.6-2-.6-4.2 0-6.5L3.2 6 5 2.5 8.9 4c.5-1.5 1.6-2.5 3.1-2.5z"/>',
  grain:
    '<path d="M11.2 23V9h1.6v14z"/><path d="M12 1c2 2 2 4.5 0 6.5C10 5.5 10 3 12 1zM5.5 5.5c3 .2 5 2 5.3 5-3-.2-5-2-5.3-5zM18.5 5.5c-3 .2-5 2-5.3 5 3-.2 5-2 5.3-5zM5.5 10.5c3 .2 5 2 5.3 5-3-.2-5-2-5.3-5zM18.5 10.5c-3 .2-5 2-5.3 5 3-.2 5-2 5.3-5zM5.5 15.5c3 .2 5 2 5.3 5-3-.2-5-2-5.3-5zM18.5 15.5c-3 .2-5 2-5.3 5 3-.2 5-2 5.3-5z"/>',
  amber:
    '<path fill-rule="evenodd" d="M12 1.5c5 5.5 8 9 8 13a8 8 0 0 1-16 0c0-4 3-7.5 8-13zM12 10l-1.2 2.8L8 12l1.7 2.5L8 17l2.8-.7L12 19l1.2-2.7L16 17l-1.7-2.5L16 12l-2.8.8z"/>',
  salt: '<path d="M12 1.5 21.5 7 12 12.5 2.5 7z" opacity=".5"/><path d="M2.5 8.7 11.2 13.7v9.3L2.5 18z"/><path d="M21.5 8.7 12.8 13.7v9.3l8.7-5z" opacity=".75"/>',
  cloth:
    '<path d="M2 2.5h20v5.2H2z"/><path d="M4.5 9h15v3h-15z"/><path d="M4.5 13.5h15v2.2h-15z" opacity=".55"/><path d="M4.5 17.2h15v3.6c-1.7 1.9-3.3 1.9-5 .4-1.7 1.5-3.3 1.5-5 0-1.7 1.5-3.3 1.5-5-.4z"/>',
  wool: '<circle cx="12" cy="12" r="9.5"/><path d="M4 9c5-1 10 1 13.5 10M7 5c5 0 10 3 13 9.5M3.5 14c3 0 6 2 8 6.5M11 2.8c4 .5 8 3 10 7" fill="none" stroke="var(--card-face)" stroke-width="1.5"/>',
  fish: '<path fill-rule="evenodd" d="M1.5 12c3.5-5.5 10-7 15-2.5L22.5 6c-1 4-1 8 0 12l-6-3.5C11.5 19 5 17.5 1.5 12zm4.8-2a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6z"/>',
  glass:
    '<path fill-rule="evenodd" d="M6 1.5h12c.6 6-1 10.5-4.7 11.7v6.3l4.2 1.2v1.8h-11v-1.8l4.2-1.2v-6.3C7 12 5.4 7.5 6 1.5zM8 3.5c0 1 0 2 .2 3h7.6c.2-1 .2-2 .2-3z"/>',
  clothing: '<path d="M8.5 2c1 2 6 2 7 0l6.5 4-2.5 5.5-2-1V22h-11V10.5l-2 1L2 6z"/>',
  jewellery:
    '<path d="M9 1.5h6l2.5 3L12 10 6.5 4.5z"/><path fill-rule="evenodd" d="M12 8.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zm0 2.6a4.4 4.4 0 1 0 0 8.8 4.4 4.4 0 0 0 0-8.8z"/>',
  provisions:
    '<path fill-rule="evenodd" d="M6 2h12c2.5 6.5 2.5 13.5 0 20H6C3.5 15.5 3.5 8.5 6 2zM4.9 7.2v1.9h14.2V7.2zm0 7.7v1.9h14.2v-1.9z"/>',
  seal: '<path d="m12 .8 2.7 2 3.3-.3 1.3 3.1 3 1.5-.5 3.3 1.5 3-2.3 2.4-.2 3.4-3.3.7-1.9 2.8-3.1-1.2-3.1 1.4-2.1-2.7-3.3-.6-.3-3.3L1.5 14 2.8 11l-.8-3.3 2.9-1.7L6 2.8l3.3.2z"/><circle cx="12" cy="12" r="6" fill="none" stroke="var(--card-face)" stroke-width="1.6" opacity=".85"/>',
  ducat:
    '<circle cx="12" cy="12" r="10.5"/><circle cx="12" cy="12" r="7" fill="none" stroke="var(--card-face)" stroke-width="1.6" opacity=".85"/><path d="M10.5 8h3v8h-3z" fill="var(--card-face)" opacity=".9"/>',
  ship: '<path d="M11 1.5h2V3h6.5c-1.5 3-1.5 6 0 9H13v2h9.5c-.5 4.5-3 7.5-6.5 8H8c-3.5-.5-6-3.5-6.5-8H11v-2H4.5C6 9 6 6 4.5 3H11z"/>',
  kontor: '<path fill-rule="evenodd" d="M2 23V13h3V9.5h3V5.5h2.5V2h3v3.5H16v4h3V13h3v10zm8-8v8h4v-8z"/>',
  works:
    '<path fill-rule="evenodd" d="M9.9 1.5h4.2l.6 2.8 1.6.7 2.5-1.6 2.9 3-1.5 2.4.6 1.6 2.9.6v4.1l-2.9.6-.6 1.6 1.5 2.4-2.9 3-2.5-1.6-1.6.7-.6 2.7H9.9l-.6-2.7-1.6-.7-2.5 1.6-2.9-3 1.5-2.4-.6-1.6-2.7-.6V11l2.7-.6.6-1.6-1.5-2.4 2.9-3L7.7 5l1.6-.7zM12 8.7a4.3 4.3 0 1 0 0 8.6 4.3 4.3 0 0 0 0-8.6z"/>',
  merchant:
    '<path d="M12 1.5c3.6 0 5.5 1.6 5.5 4l3 .9v1.8h-17V6.4l3-.9c0-2.4 1.9-4 5.5-4z"/><path d="M8 9.5h8a4 4 0 0 1-8 0zM4.5 22.5c0-5.5 2.5-8 7.5-8s7.5 2.5 7.5 8z"/>',
  pirate:
    '<path fill-rule="evenodd" d="M12 1.5c5 0 8.5 3.3 8.5 8 0 2.7-1.2 4.8-3 6.1V19h-11v-3.4c-1.8-1.3-3-3.4-3-6.1 0-4.7 3.5-8 8.5-8zM8.3 8.5a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zm7.4 0a2.3 2.3 0 1 0 0 4.6 2.3 2.3 0 0 0 0-4.6zM12 13l-1.3 2.5h2.6z"/><path d="M8 20h2v2.5H8zM11 20h2v2.5h-2zM14 20h2v2.5h-2z"/>',
  hold: '<path fill-rule="evenodd" d="M2 5h20v15H2zm2 2v3h16V7zm0 5v1.5l5.5 4.5H14l-7.5-6zm5.7 0 7.5 6H20v-1.5L14.2 12zM4 16v2h2.5z"/>',
  speed: '<path d="M3 4h7l8 8-8 8H3l8-8z"/><path d="M14 4h3l6 8-6 8h-3l6-8z" opacity=".6"/>',
  income:
    '<circle cx="9" cy="9" r="7.5"/><path d="M16.5 14v3h-3v2.5h3v3H19v-3h3V17h-3v-3z"/><path d="M8 5.5h2.2v7H8z" fill="var(--card-face)"/>',
  order_discount: '<path fill-rule="evenodd" d="M4 1.5h12l4 4v17H4zM7 7v2h9V7zm0 4v2h9v-2zm0 5v2.2h6V16z"/>',
  order: '<path fill-rule="evenodd" d="M4 1.5h12l4 4v17H4zM7 7v2h9V7zm0 4v2h9v-2zm0 4v2h9v-2z"/>',
  arrow: '<path d="M2 10h12V4l8.5 8-8.5 8v-6H2z"/>',
  check:
    '<path d="m4 12.5 5 5.5L20 6" fill="none" stroke="currentColor" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>',
  start: '<path d="M5 1.5h2V3h13l-3.5 4.5L20 12H7v10.5H5z"/>',
  any: '<circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" stroke-width="2.5" stroke-dasharray="3.5 3.5"/>',
};
export type IconName = keyof typeof ICONS;

/** The drawing of a thing; what nobody has drawn is an empty ring. */
export const iconOf = (id: string): IconName => (id in ICONS ? (id as IconName) : 'any');

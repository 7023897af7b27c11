/** Whether this person uses the keyboard: then the focus must never get lost. */
let last: 'key' | 'pointer' = 'pointer';

addEventListener('keydown', () => (last = 'key'), { capture: true });
addEventListener('pointerdown', () => (last = 'pointer'), { capture: true });

export const heardKey = (): boolean => last === 'key';

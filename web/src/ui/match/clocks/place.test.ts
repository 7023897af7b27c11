import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Place } from './place';

describe('the keyboard focus', () => {
  const place = new Place();
  let stop = () => {};

  /** A button of the page. */
  const button = (id: string) => document.getElementById(id) as HTMLButtonElement;

  beforeEach(() => {
    document.body.innerHTML =
      '<button id="elsewhere"></button><div id="here"><button id="agree"></button><button id="resume"></button></div>';
    stop = place.watch(document.getElementById('here')!);
    window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  });
  afterEach(() => stop());

  it('is what comes next when a button goes', () => {
    button('agree').focus();
    button('agree').remove();
    place.keep(() => button('resume'));
    expect(document.activeElement).toBe(button('resume'));
  });

  it('is the button itself when it was only busy', () => {
    button('agree').focus();
    button('agree').blur();
    place.keep(() => button('resume'));
    expect(document.activeElement).toBe(button('agree'));
  });

  it('stays where the focus has gone since', () => {
    button('agree').focus();
    button('elsewhere').focus();
    button('agree').remove();
    place.keep(() => button('resume'));
    expect(document.activeElement).toBe(button('elsewhere'));
    button('elsewhere').blur();
    place.keep(() => button('resume'));
    expect(document.activeElement).toBe(document.body);
  });

  it('is nobody’s business who points', () => {
    button('agree').focus();
    button('agree').remove();
    window.dispatchEvent(new Event('pointerdown'));
    place.keep(() => button('resume'));
    expect(document.activeElement).toBe(document.body);
  });
});

/** Keys come in the alphabet of URLs; the browser wants bytes. */
import { expect, test } from 'vitest';
import { bytes, canBePushed } from './push';

test('the letters of URLs are the bytes that they stand for', () => {
  expect([...bytes('-_8A')]).toEqual([251, 255, 0]);
});

test('a browser without service workers is not offered what it cannot do', () => {
  expect(canBePushed()).toBe(false);
});

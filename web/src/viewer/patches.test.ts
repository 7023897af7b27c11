import { describe, expect, it } from 'vitest';
import { patched } from './patches';

describe('a patch', () => {
  it('replaces values, changes objects and lists, and leaves the value before as it was', () => {
    const before = { a: 1, b: [1, { c: 2 }], d: 'gone' };
    const patch = { k: { a: { '=': null }, b: { i: { '1': { k: { c: { '=': 3 } } } } }, e: { '=': [] } }, '-': ['d'] };
    expect(patched(before, patch)).toEqual({ a: null, b: [1, { c: 3 }], e: [] });
    expect(before).toEqual({ a: 1, b: [1, { c: 2 }], d: 'gone' });
  });

  it('shares what is the same, and nothing is a patch, too', () => {
    const before = { a: { x: 1 }, b: { y: 1 } };
    const after = patched(before, { k: { b: { '=': 2 } } }) as typeof before;
    expect(after.a).toBe(before.a);
    expect(patched(before, null)).toBe(before);
  });
});

/** The reference of a table begins with the rules of the open question, that of a page with the guide. */
import { render, screen } from '@testing-library/svelte';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { words } from '$words/words.svelte';
import RuleReference from './RuleReference.svelte';

const source = `guide-1 = First.

## Setup

rule-TES-S1 = Three players.
rule-TES-S2 = They sit down.
`;
describe('the rules of the open question', () => {
  beforeAll(() => words.load('en'));
  // The messages of a game come from the server.
  beforeEach(() => vi.stubGlobal('fetch', () => Promise.resolve(new Response(source))));
  afterEach(() => vi.unstubAllGlobals());

  test('come first, and then all rules', async () => {
    const { container } = render(RuleReference, { game: 'test', now: ['TES-S2'] });
    await screen.findByText('Now');
    const of = (name: string) => [...container.querySelectorAll(`[${name}]`)].map((each) => each.getAttribute(name));
    expect(of('data-rule-now')).toEqual(['TES-S2']);
    expect(of('data-rule')).toEqual(['TES-S1', 'TES-S2']);
    expect(screen.getByRole('tab', { name: 'All rules' }).getAttribute('aria-selected')).toBe('true');
  });

  test('are not there where nobody is asked', async () => {
    render(RuleReference, { game: 'test' });
    expect((await screen.findByRole('tab', { name: 'Learn it' })).getAttribute('aria-selected')).toBe('true');
    expect(screen.queryByText('Now')).toBeNull();
  });
});

/** Terms in the question: underlined once, explained by a card, and no touch of theirs opens a cut question. */
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import Question from '$ui/match/decision/Question.svelte';
import InspectCard from '$ui/match/inspect/InspectCard.svelte';
import { Inspecting } from '$ui/match/inspect/inspecting.svelte';
import { listenForInspect } from '$ui/match/inspect/listening';
import Phrase from '$ui/match/phrase/Phrase.svelte';
import { words } from '$words/words.svelte';
import { EXPLAINING, Explaining } from './explaining.svelte';

const TERMS = [
  { id: 'rank', term: 'rank', is_: 'A place in a line.', forms: ['ranks'] },
  { id: 'line', term: 'line', is_: 'Those who wait.', forms: [] },
];
const asked: string[] = [];
let games = 0;
let game = '';

beforeEach(async () => {
  asked.length = 0;
  // Answers are kept for a page's life: every test is another game.
  game = `game-${games++}`;
  vi.stubGlobal('fetch', ({ url }: Request) => {
    asked.push(new URL(url).pathname);
    return Promise.resolve(Response.json(TERMS));
  });
  await words.load('en');
});

async function table() {
  const inspecting = new Inspecting({ id: 'match', seen: { seq: 1 } });
  const explaining = new Explaining(inspecting);
  await explaining.load(game);
  return { inspecting, explaining, context: new Map([[EXPLAINING, explaining]]) };
}

const term = (id: string) => document.querySelector<HTMLElement>(`[data-term="${id}"]`)!;

test('a text explains each term once, and only where it is wanted', async () => {
  const { context } = await table();
  render(Phrase, { props: { text: 'Rank 1, or a rank behind it in line?', explain: true }, context });
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Rank', 'line']);
  render(Phrase, { props: { text: 'Your rank in this text.' }, context });
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

test('a touch shows the card of the term, without a question to the server about it', async () => {
  const { context, inspecting } = await table();
  render(Phrase, { props: { text: 'Which rank?', explain: true }, context });
  expect(term('rank').getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(term('rank'), { detail: 1 });
  await waitFor(() => expect(inspecting.thing).not.toBeNull());
  expect(inspecting.byKey).toBe(false);
  expect(term('rank').getAttribute('aria-expanded')).toBe('true');
  const { thing } = inspecting;
  render(InspectCard, { inspecting, thing: thing!, root: document.body });
  expect(screen.getByRole('dialog', { name: 'rank' }).textContent).toContain('A place in a line.');
  expect(asked).toEqual([`/api/games/${game}/glossary`]);
  inspecting.close();
  await waitFor(() => expect(term('rank').getAttribute('aria-expanded')).toBe('false'));
});

test('Enter on the word leads the focus into the card, and closing it leads back', async () => {
  const { context, inspecting } = await table();
  render(Phrase, { props: { text: 'Which rank?', explain: true }, context });
  term('rank').focus();
  await fireEvent.click(term('rank'), { detail: 0 });
  await waitFor(() => expect(inspecting.thing).not.toBeNull());
  const card = render(InspectCard, { inspecting, thing: inspecting.thing!, root: document.body });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')));
  card.unmount();
  expect(document.activeElement).toBe(term('rank'));
});

test('a pointer that rests on the word opens its card', async () => {
  const { context } = await table();
  render(Phrase, { props: { text: 'Which rank?', explain: true }, context });
  vi.useFakeTimers();
  const open = vi.fn();
  const stop = listenForInspect(document.body, { open, close: () => undefined, ready: () => true });
  term('rank').dispatchEvent(
    Object.assign(new MouseEvent('pointerover', { bubbles: true, clientX: 5, clientY: 5 }), { pointerType: 'mouse' }),
  );
  vi.runAllTimers();
  stop();
  vi.useRealTimers();
  expect(open).toHaveBeenCalledWith('term:rank', term('rank'), false);
});

test('a touch on a cut question opens it, a touch on a term in it does not', async () => {
  vi.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(200);
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(64);
  const { context, inspecting } = await table();
  const props = { headline: 'Which rank do you take?', foretold: [], asked: '', final: false, explain: true };
  render(Question, { props, context });
  const whole = () => document.querySelector('[data-whole]');
  await waitFor(() => expect(document.querySelector('.text.cut')).not.toBeNull());
  await fireEvent.click(term('rank'), { detail: 1 });
  await waitFor(() => expect(inspecting.thing?.ref).toBe('term:rank'));
  expect(whole()).toBeNull();
  await fireEvent.click(document.querySelector('[data-question]')!);
  await waitFor(() => expect(whole()).not.toBeNull());
  expect(whole()!.querySelector('[data-term="rank"]')).not.toBeNull();
});

test('without an answer of the server nothing is underlined', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', { status: 503 })));
  const { context } = await table();
  render(Phrase, { props: { text: 'Which rank?', explain: true }, context });
  expect(document.querySelector('[data-term]')).toBeNull();
  expect(document.body.textContent).toContain('Which rank?');
});

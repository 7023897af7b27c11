/** The rest of the table is darker while the coach points at something. */
import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import type { Coaching } from './coaching.svelte';
import Dimmer from './Dimmer.svelte';

test('it lies over the whole page, and leaves it with the coach', async () => {
  document.body.innerHTML = `<main class="table-page"><div class="table-board"><i data-light></i></div>
    <aside class="table-side"></aside></main>`;
  const coaching = { light: ['port:0'], look: null } as unknown as Coaching;
  const { unmount } = render(Dimmer, { target: document.querySelector('aside')!, props: { coaching } });
  await vi.waitFor(() => expect(document.querySelector('.table-page > svg > rect')).not.toBeNull());
  expect(document.querySelectorAll('mask rect[fill="#fff"]')).toHaveLength(1);
  expect(document.querySelectorAll('mask rect[fill="#000"]')).toHaveLength(2);
  unmount();
  expect(document.querySelector('svg')).toBeNull();
});

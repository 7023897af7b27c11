/** What people ask for at a table besides its game, as its menu does: a pause, the caretaker. */
import { expect, type Page } from '@playwright/test';
import { OWN_PAGE } from './own-page';

/** Ask for something at the position of the moment. */
export async function ask(page: Page, match: string, what: 'caretaker' | 'pause', body: object): Promise<void> {
  const { seq } = (await (await page.request.get(`/api/matches/${match}`)).json()) as { seq: number };
  const answer = await page.request.put(`/api/matches/${match}/${what}`, { headers: OWN_PAGE, data: { seq, ...body } });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Rest from today on, so that the clocks of slow matches stand still. */
export async function rest(page: Page): Promise<void> {
  const day = (after: number) => new Date(Date.now() + after * 86_400_000).toISOString().slice(0, 10);
  const holidays = [{ first: day(-1), last: day(2) }];
  const answer = await page.request.put('/api/me/rest', {
    headers: OWN_PAGE,
    data: { time_zone: 'Europe/Berlin', holidays },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A series: created by a form, joined by its link, its first round begun, and found again on the own list. */
import { expectAccessible } from './support/axe';
import { expect, PHONE, test } from './support/fixtures';
import { become } from './support/members';
import { say } from './support/words';

const TITLE = 'Goa';

for (const language of ['en', 'de'] as const)
  test(`a friend joins a series by its link and plays its first round (${language})`, async ({ person, server }) => {
    const words = (key: string, variables?: Record<string, string | number>) => say(key, variables, language);
    const where = { ...(language === 'de' ? PHONE : {}), settings: { language } };
    const { page } = await person(where);
    await become(page, server.address, `Host ${language}`);
    await page.goto('/series');
    await page.getByLabel(words('series-game')).selectOption({ label: TITLE });
    await page
      .getByRole('radiogroup', { name: words('series-rounds') })
      .getByRole('radio', { name: '2' })
      .click();
    await page
      .getByRole('radiogroup', { name: words('series-wait') })
      .getByRole('radio', { name: words('series-wait-days', { days: 0 }) })
      .click();
    await expectAccessible(page, 'the page of series');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/series-new-${language}.png`, fullPage: true });
    await page.getByRole('button', { name: words('series-create-button') }).click();
    await page.waitForURL(/\/series\/[0-9a-f]+$/);
    const link = await page.getByLabel(words('series-link')).inputValue();

    const { page: friend } = await person(where);
    await friend.goto(link);
    await expect(friend.getByRole('link', { name: words('series-become-member') })).toBeVisible();
    await become(friend, server.address, `Friend ${language}`);
    await friend.reload();
    await friend.getByRole('button', { name: words('series-join') }).click();
    await expect(friend.getByText(words('series-people', { people: 2 }))).toBeVisible();
    await expectAccessible(friend, 'a series');
    if (process.env.SHOTS)
      await friend.screenshot({ path: `${process.env.SHOTS}/series-${language}.png`, fullPage: true });
    await friend.getByRole('link', { name: words('series-play.about', { number: 1 }) }).click();
    await expect(friend.getByRole('heading', { name: words('deal-heading-series', { game: TITLE }) })).toBeVisible();
    await friend.getByRole('button', { name: words('deal-play.about', { game: TITLE }) }).click();
    await friend.waitForURL(/\/table\//);

    await friend.goto('/series');
    await friend.locator('[data-my-series] a').click();
    await expect(friend.getByText(words('series-closes', { time: '' }).trim()).first()).toBeVisible();
  });

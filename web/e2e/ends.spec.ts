/** A finished match keeps no empty place on a phone, and the card of a wide thing shows all of its picture. */
import { expect, PHONE, test } from './support/fixtures';

for (const game of ['goa', 'novgorod', 'borneo'])
  test(`${game}: the page of the end is as long as what it shows`, async ({ person, server }) => {
    const { match, tokens } = await server.prepare({ game, seats: 3, share: 1 });
    const { page } = await person({ ...PHONE, token: tokens[0] });
    await page.goto(`/table/${match}`);
    await page.locator('[data-end] h2').first().waitFor();
    await page.waitForLoadState('networkidle');
    const [long, end] = await page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector('.table-page')!.getBoundingClientRect().bottom + scrollY,
    ]);
    expect(long).toBeLessThanOrEqual(Math.ceil(Math.max(end, PHONE.viewport!.height)));
  });

test('the card of a city has room for its picture and for its text', async ({ person, server }) => {
  const { match, tokens } = await server.prepare({ game: 'novgorod', seats: 3, share: 0.3, asks: ['route'] });
  const { page } = await person({ token: tokens[0] });
  await page.goto(`/table/${match}`);
  await page.locator('.sea [data-ref^="city:"]').first().hover();
  const card = page.locator('[data-inspect]');
  await expect(card).toHaveCount(1);
  const [room, picture, words] = await card.evaluate((element) => {
    const [first, second] = element.children;
    const boxes = [first!, first!.firstElementChild!, second!].map((each) => each.getBoundingClientRect());
    return boxes.map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  });
  expect(picture!.right).toBeLessThanOrEqual(room!.right + 1);
  expect(picture!.right <= words!.left || picture!.bottom <= words!.top).toBe(true);
});

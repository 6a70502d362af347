import { expect, test } from './support/test';
import { takeOver, twoAtOnce } from './support/two';

test('a takeover shows in the other browser before the next heartbeat, with the text that was typed', async ({
  page,
  arrive,
  colleague,
}) => {
  const two = await twoAtOnce(page, arrive, colleague, 'en');
  const { mine, theirName } = two;
  await mine.expand();
  await mine.field('title').fill('Mijn kop');
  await takeOver(two);
  await expect(page.getByText(mine.text('content.lock.lostStrip.title', { name: theirName }))).toBeVisible();
  await expect(mine.field('title')).toHaveValue('Mijn kop');
  await expect(mine.field('title')).toBeEditable();
});

test('shows who else has the item open, and the holder as soon as there is one (nl)', async ({
  page,
  arrive,
  colleague,
}) => {
  const { mine, other, theirs, myName, theirName } = await twoAtOnce(page, arrive, colleague, 'nl');
  const viewing = (names: string) => new RegExp(`^${names} .*dit ook$`);
  await expect(page.getByRole('img', { name: viewing(theirName) })).toBeVisible();
  await expect(other.getByRole('img', { name: viewing(myName) })).toBeVisible();
  await mine.button('shared.actions.cancel').click();
  await expect(other.getByText(theirs.text('content.lock.readAll'))).toBeHidden();
  await mine.edit();
  await expect(other.getByText(theirs.text('content.lock.readAll'))).toBeVisible();
  await other.goto('/dashboard');
  await expect(page.getByRole('img', { name: viewing(theirName) })).toBeHidden();
});

test('a reader sees what the other person saved, without a reload', async ({ page, arrive, colleague }) => {
  const { mine, theirs, item } = await twoAtOnce(page, arrive, colleague, 'en');
  await mine.name.fill(`${item.name} nieuw`);
  await mine.save();
  await expect(theirs.name).toHaveValue(`${item.name} nieuw`);
});

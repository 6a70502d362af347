import { expect, test } from './support/test';
import { twoAtOnce } from './support/two';

// Rules R-LIV-03 and R-LIV-05.
test('shows who else has the item open, its holder as soon as there is one, and what was saved, without a reload (nl)', async ({
  page,
  arrive,
  colleague,
}) => {
  const { item, mine, other, theirs, myName, theirName } = await twoAtOnce(page, arrive, colleague, 'nl');
  const viewing = (names: string) => new RegExp(`^${names} .*dit ook$`);
  await expect(page.getByRole('img', { name: viewing(theirName) })).toBeVisible();
  await expect(other.getByRole('img', { name: viewing(myName) })).toBeVisible();
  await mine.button('shared.actions.cancel').click();
  await expect(other.getByText(theirs.text('content.lock.readAll'))).toBeHidden();
  await mine.edit();
  await expect(other.getByText(theirs.text('content.lock.readAll'))).toBeVisible();
  await mine.name.fill(`${item.name} nieuw`);
  await mine.save();
  await expect(theirs.name).toHaveValue(`${item.name} nieuw`);
  await other.goto('/dashboard');
  await expect(page.getByRole('img', { name: viewing(theirName) })).toBeHidden();
});

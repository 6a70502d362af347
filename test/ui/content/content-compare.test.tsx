import { screen } from '@testing-library/react';
import { either } from 'fp-ts';
import { Formik } from 'formik';
import { WiredVersions, wireVersions } from '../../../src/application/content/wire-versions';
import { useBlocks } from '../../../src/ui/content/content.bridge';
import { ContentCompare } from '../../../src/ui/content/content-compare';
import { aStoredItem, entriesOf } from '../../domain/content/support/items';
import { freshBrowser, openConsole } from '../shell/support/console';
import { showSignedIn } from '../shared/support/signed-in';

const ITEM = { ...aStoredItem({ name: 'A heat pump in a house' }), history: entriesOf(3) };
const OLDER = aStoredItem({ name: 'A heat pump in a flat' });

const nothing = (): void => undefined;

const Compare = ({ mayEdit }: { readonly mayEdit: boolean }) => (
  <Formik initialValues={ITEM} onSubmit={() => undefined}>
    <ContentCompare
      module="blog"
      item={ITEM}
      blocks={useBlocks([])}
      mayEdit={mayEdit}
      onClose={nothing}
      onRestored={nothing}
    />
  </Formik>
);

test.each([
  [true, 1],
  [false, 0],
])('an older version is restored by who may edit: %p (R-CON-13)', async (mayEdit, buttons) => {
  await showSignedIn(<Compare mayEdit={mayEdit} />, {}, ['content'], (services) => {
    services.unbind(WiredVersions);
    services
      .bind(WiredVersions)
      .toConstantValue(
        wireVersions({ read: () => () => Promise.resolve(either.right({ current: OLDER, then: OLDER })) }),
      );
  });
  await screen.findByRole('list', { name: 'What changed' });
  expect(screen.queryAllByRole('button', { name: 'Restore this version …' })).toHaveLength(buttons);
});

test('a restored version is in the form, where Save has the focus (R-CON-13)', async () => {
  freshBrowser();
  const { user } = openConsole({ at: '/blog/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await user.click(screen.getByRole('button', { name: 'History' }));
  await screen.findByRole('list', { name: 'What changed' });
  // The form is hidden behind its versions, so its commands are not offered.
  await user.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('combobox', { name: /^Search records/ })).toBeInTheDocument();
  expect(screen.queryByRole('option', { name: /^Save/ })).toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Restore this version …' }));
  await user.click(await screen.findByRole('button', { name: 'Restore this version' }));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(screen.queryByRole('list', { name: 'What changed' })).toBeNull();
});

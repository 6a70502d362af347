import { screen } from '@testing-library/react';
import { either } from 'fp-ts';
import { Formik } from 'formik';
import { WiredVersions, wireVersions } from '../../../src/application/content/wire-versions';
import { useBlocks } from '../../../src/ui/content/content.bridge';
import { ContentCompare } from '../../../src/ui/content/content-compare';
import { aStoredItem, entriesOf } from '../../domain/content/support/items';
import { showSignedIn } from '../shared/support/signed-in';

const ITEM = { ...aStoredItem({ name: 'A heat pump in a house' }), history: entriesOf(3) };
const OLDER = aStoredItem({ name: 'A heat pump in a flat' });

const Compare = ({ mayEdit }: { readonly mayEdit: boolean }) => (
  <Formik initialValues={ITEM} onSubmit={() => undefined}>
    <ContentCompare module="blog" item={ITEM} blocks={useBlocks([])} mayEdit={mayEdit} onClose={() => undefined} />
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

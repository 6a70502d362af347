import { screen, waitFor, within } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { SimulatedCalls, type MemoryCalls } from '../../../../../src/adapters/memory/shared/memory-calls';
import type { Choice } from '../../../../../src/domain/content/block';
import {
  RecordChoice,
  RecordChoices,
  RecordTargets,
} from '../../../../../src/ui/content/published/choices/record-choices';
import { RecordFieldsProvider } from '../../../../../src/ui/shared/record/record-fields';
import { useService } from '../../../../../src/ui/shared/runtime/use-service';
import { choice } from '../../../../domain/content/support/items';
import { showSignedIn } from '../../../shared/support/signed-in';

interface Chosen {
  readonly tags: readonly string[];
  readonly author: string | null;
  readonly targets: readonly string[];
}

interface Held {
  readonly tags: readonly Choice[];
  readonly author: Choice | null;
  readonly targets: readonly Choice[];
}

const LABELS = new Map([
  ['tags', 'Tags'],
  ['author', 'Author'],
  ['targets', 'Target groups'],
]);
let held: Held;

const Values = () => {
  held = useFormikContext<Held>().values;
  return null;
};

const CutLine = () => {
  useService<MemoryCalls>(SimulatedCalls).failNext({ kind: 'Unreachable', reason: 'cut' });
  return null;
};

const NOTHING: Held = { tags: [], author: null, targets: [] };
const judge = ({ tags }: Held): object => (tags.length === 0 ? { tags: 'required' } : {});

const show = (values: Partial<Held>, editing = true, before?: React.ReactElement) =>
  showSignedIn(
    <Formik<Held> initialValues={{ ...NOTHING, ...values }} validate={judge} onSubmit={() => undefined}>
      <RecordFieldsProvider value={{ editing, refused: {}, labelOf: (name) => LABELS.get(name) ?? name }}>
        {before}
        <RecordChoices<Chosen> name="tags" source="tag" addable="tag" required />
        <RecordChoice<Chosen> name="author" source="resource" />
        <RecordTargets<Chosen> name="targets" required />
        <Values />
      </RecordFieldsProvider>
    </Formik>,
    {},
    ['content'],
  );
const target = (name: string) => screen.findByRole('checkbox', { name });

test('stores several choices and one in the form', async () => {
  const { user } = await show({ tags: [choice('1', 'Hybride')] });
  await target('Installateurs');
  await user.type(screen.getByRole('combobox', { name: 'Author' }), 'vermeer');
  await waitFor(() => {
    expect(screen.getAllByRole('option')).toHaveLength(1);
  });
  await user.keyboard('{Enter}');
  expect(held.author).toEqual({ id: '1', label: 'Ilse Vermeer' });
  await user.keyboard('{Backspace}');
  expect(held.author).toBeNull();
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'subs');
  await waitFor(() => {
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Subsidie', 'Add “subs”']);
  });
  await user.keyboard('{Enter}');
  expect(held.tags).toEqual([choice('1', 'Hybride'), choice('6', 'Subsidie')]);
});

test('shows a required error on blur', async () => {
  const { user } = await show({});
  await target('Installateurs');
  await user.click(screen.getByRole('combobox', { name: 'Tags' }));
  expect(screen.queryByText('This field is required')).not.toBeInTheDocument();
  await user.tab();
  await waitFor(() => {
    expect(screen.getByRole('combobox', { name: 'Tags' })).toHaveAccessibleDescription('This field is required');
  });
});

test('lists all target groups and keeps deleted ones until removed', async () => {
  const { user } = await show({ targets: [choice('99', 'Former group')] });
  await user.click(await target('Particulieren'));
  expect(held.targets.map(({ label }) => label)).toEqual(['Former group', 'Particulieren']);
  expect(screen.getAllByRole('checkbox')).toHaveLength(5);
  await user.click(await target('Former group'));
  await user.click(await target('Particulieren'));
  expect(held.targets).toEqual([]);
});

test('retries target groups that failed to load', async () => {
  const { user } = await show({}, true, <CutLine />);
  const group = within(screen.getByRole('group', { name: 'Target groups' }));
  await user.click(await group.findByRole('button', { name: 'Try again' }));
  expect(await target('Installateurs')).not.toBeChecked();
});

test('shows text when read-only', async () => {
  await show({ tags: [choice('1', 'Hybride')], targets: [choice('4', 'Particulieren')] }, false);
  expect(screen.getByRole('group', { name: 'Tags' })).toHaveTextContent('Hybride');
  expect(screen.getByRole('group', { name: 'Author' })).toHaveTextContent('Nothing chosen');
  expect(screen.getByRole('group', { name: 'Target groups' })).toHaveTextContent('Particulieren');
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

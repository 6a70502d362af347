import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik, useFormikContext } from 'formik';
import { BLANK_ITEM, type ContentDraft } from '../../../src/domain/content/content-item';
import { PublicationFields } from '../../../src/ui/content/publication-fields';
import { RecordFieldsProvider } from '../../../src/ui/shared/record/record-fields';
import { showSignedIn } from '../shared/support/signed-in';

const NOW = Date.UTC(2026, 10, 20, 12, 30);
const DAY = 86_400_000;

const Chosen = () => {
  const { status, online, publishedNow } = useFormikContext<ContentDraft>().values;
  return <output>{JSON.stringify([status, online, publishedNow])}</output>;
};

test.each([
  ['never was online', null, ['Concept', 'Published']],
  ['is planned', NOW + DAY, ['Concept', 'Published']],
  ['was online', NOW - DAY, ['Concept', 'Published', 'Unpublished']],
])('an item that %s can be %s (R-CON-03)', async (_, firstOnline, offered) => {
  const draft: ContentDraft = { ...BLANK_ITEM, status: 'published', online: firstOnline ?? NOW };
  await showSignedIn(
    <Formik<ContentDraft> initialValues={draft} onSubmit={() => undefined}>
      <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
        <PublicationFields firstOnline={firstOnline} />
      </RecordFieldsProvider>
    </Formik>,
    {},
    ['content'],
  );
  expect(
    within(screen.getByRole('combobox', { name: 'status' }))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(offered);
});

test('publishing shows the current time, and marks it as one that nobody picked (R-CON-25)', async () => {
  await showSignedIn(
    <Formik<ContentDraft> initialValues={BLANK_ITEM} onSubmit={() => undefined}>
      <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
        <PublicationFields firstOnline={null} />
        <Chosen />
      </RecordFieldsProvider>
    </Formik>,
    {},
    ['content'],
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'status' }), 'published');
  const chosen = /^\["published",(\d+),(\d+)\]$/.exec(
    screen.getByText(/published/, { selector: 'output' }).textContent,
  );
  expect(chosen?.[1]).toBe(chosen?.[2] ?? 'no moment');
});

test('a status that only the API knows stays in the choice, with its moment (R-SHR-60)', async () => {
  await showSignedIn(
    <Formik<ContentDraft>
      initialValues={{ ...BLANK_ITEM, status: 'embargo', online: NOW + DAY }}
      onSubmit={() => undefined}
    >
      <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
        <PublicationFields firstOnline={null} />
        <Chosen />
      </RecordFieldsProvider>
    </Formik>,
    {},
    ['content'],
  );
  const box = screen.getByRole('combobox', { name: 'status' });
  expect(box).toHaveDisplayValue('embargo');
  expect(screen.getByRole('textbox', { name: 'online' })).toHaveAttribute('readonly');
  await userEvent.selectOptions(box, 'Concept');
  expect(screen.getByText('["draft",null,null]')).toBeInTheDocument();
  await userEvent.selectOptions(box, 'embargo');
  expect(screen.getByText(`["embargo",${NOW + DAY},null]`)).toBeInTheDocument();
});

test('a draft has no moment, a published item one to type, and one taken offline its first, to read only (R-CON-25)', async () => {
  await showSignedIn(
    <Formik<ContentDraft>
      initialValues={{ ...BLANK_ITEM, status: 'published', online: NOW + DAY }}
      onSubmit={() => undefined}
    >
      <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
        <PublicationFields firstOnline={NOW - DAY} />
        <Chosen />
      </RecordFieldsProvider>
    </Formik>,
    {},
    ['content'],
  );
  const choose = (status: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'status' }), status);
  const day = () => screen.queryByRole('textbox', { name: 'online' });
  expect(day()).not.toHaveAttribute('readonly');
  await choose('unpublished');
  expect(screen.getByText(`["unpublished",${NOW - DAY},null]`)).toBeInTheDocument();
  expect(day()).toHaveAttribute('readonly');
  await choose('draft');
  expect(day()).toBeNull();
});

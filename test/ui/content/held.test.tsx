import { act, screen, waitFor } from '@testing-library/react';
import { Formik } from 'formik';
import { useState } from 'react';
import type { BlockField } from '../../../src/domain/content/block';
import { BlockFieldView } from '../../../src/ui/content/fields/block-field';
import { RecordTargets } from '../../../src/ui/content/published/choices/record-choices';
import { RecordFieldsProvider } from '../../../src/ui/shared/record/record-fields';
import { aField } from '../../domain/content/support/blocks';
import { freshBrowser, notices, openConsole } from '../shell/support/console';
import { holdAnswers } from '../shell/support/hold-answers';
import { showSignedIn } from '../shared/support/signed-in';
import '../support/editor';

let save: (saving: boolean) => void;

/** A form whose save can be started and refused. */
const Form = ({ children }: { readonly children: (readOnly: boolean) => React.ReactElement }) => {
  const [isReadOnly, setHeld] = useState(false);
  save = setHeld;
  return (
    <RecordFieldsProvider value={{ editing: !isReadOnly, isReadOnly, refused: {}, labelOf: () => 'Label' }}>
      {children(isReadOnly)}
    </RecordFieldsProvider>
  );
};

const same = (): void => undefined;
const show = (field: BlockField) =>
  showSignedIn(
    <Form>
      {(readOnly) => (
        <BlockFieldView field={{ ...field, label: 'Label' }} readOnly={readOnly} error={undefined} onChange={same} />
      )}
    </Form>,
    {},
    ['content'],
  );

test("keeps a block's text editor during a save, read-only", async () => {
  await show(aField('body', { type: 'editor', value: '<p>Een</p>' }));
  const editor = await screen.findByRole('textbox', { name: 'Label' });
  act(() => {
    save(true);
  });
  expect(editor.closest('[inert]')).not.toBeNull();
  act(() => {
    save(false);
  });
  expect(screen.getByRole('textbox', { name: 'Label' })).toBe(editor);
  expect(editor.closest('[inert]')).toBeNull();
});

test.each([
  ['a picker', aField('items', { type: 'autocomplete', value: [], source: 'branch', multiple: true })],
  ['a picker of what is highlighted', aField('categories', { type: 'categories', value: [] })],
])('keeps unchosen text in %s during a save', async (_, field) => {
  const { user } = await show(field);
  const box = screen.getByRole('combobox', { name: 'Label' });
  await user.type(box, 'Warmtepo');
  act(() => {
    save(true);
  });
  expect(box.closest('[inert]')).not.toBeNull();
  act(() => {
    save(false);
  });
  expect(screen.getByRole('combobox', { name: 'Label' })).toBe(box);
  expect(box).toHaveValue('Warmtepo');
  expect(box.closest('[inert]')).toBeNull();
});

test('adds no files during a save', async () => {
  await show(aField('files', { type: 'files', value: [] }));
  act(() => {
    save(true);
  });
  expect(screen.queryByRole('button', { name: 'Add files to Label' })?.closest('[inert]')).not.toBeNull();
});

test('does not reload target groups after a refused save', async () => {
  await showSignedIn(
    <Formik initialValues={{ targets: [] }} onSubmit={same}>
      <Form>{() => <RecordTargets<{ readonly targets: readonly string[] }> name="targets" />}</Form>
    </Formik>,
    {},
    ['content'],
  );
  const target = await screen.findByRole('checkbox', { name: 'Installateurs' });
  act(() => {
    save(true);
  });
  expect(target.closest('[inert]')).not.toBeNull();
  act(() => {
    save(false);
  });
  expect(screen.getByRole('checkbox', { name: 'Installateurs' })).toBe(target);
});

test('adds a tag that arrives during a refused save to the next one', async () => {
  freshBrowser();
  const { user, line } = openConsole({ at: '/blog/1' });
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.type(await screen.findByRole('textbox', { name: 'Title' }), '!');
  await user.type(screen.getByRole('combobox', { name: 'Tags' }), 'Zonneboiler');
  const added = await screen.findByText(
    (_, element) => element?.getAttribute('role') === 'option' && element.textContent === 'Add “Zonneboiler”',
  );
  const addTag = holdAnswers(line);
  await user.click(added);
  const refuseSave = holdAnswers(line);
  await user.keyboard('{Control>}s{/Control}');
  addTag();
  await waitFor(() => {
    expect(notices()).toContain('Added a new tag: Zonneboiler');
  });
  line.failNext({ kind: 'Unreachable', reason: 'server' });
  refuseSave();
  await screen.findByRole('button', { name: 'Save' });
  expect(screen.getByRole('button', { name: 'Remove Zonneboiler' })).toBeVisible();
  await user.keyboard('{Control>}s{/Control}');
  await screen.findByRole('button', { name: 'Edit' });
  expect(screen.getByRole('group', { name: 'Tags' })).toHaveTextContent('Zonneboiler');
});

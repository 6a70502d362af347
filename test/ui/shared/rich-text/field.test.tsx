import { act, screen, waitFor, within } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import { useState } from 'react';
import { RecordFieldsProvider } from '../../../../src/ui/shared/record/record-fields';
import { RecordRichText } from '../../../../src/ui/shared/record/record-rich-text';
import '../../support/editor';
import { showSignedIn } from '../support/signed-in';

const Value = () => <output aria-label="Values">{JSON.stringify(useFormikContext().values)}</output>;

const form = (text: string, editing: boolean, isReadOnly = false) => (
  <Formik initialValues={{ notice: { text } }} onSubmit={() => undefined}>
    <RecordFieldsProvider value={{ editing, isReadOnly, refused: {}, labelOf: () => 'Notice' }}>
      <RecordRichText<{ readonly notice: { readonly text: string } }>
        name="notice.text"
        required
        hint="Shown on the site"
      />
      <Value />
    </RecordFieldsProvider>
  </Formik>
);

const held = (): string =>
  // The value that the form above writes.
  (JSON.parse(screen.getByRole('status', { name: 'Values' }).textContent) as { notice: { text: string } }).notice.text;

// Rule R-SHR-26.
test('is named, described, required, and counts its words', async () => {
  await showSignedIn(form('<p>een <b>twee</b></p>', true), {}, ['site']);
  const field = await screen.findByRole('textbox', { name: 'Notice' });
  expect(field).toHaveAccessibleDescription('Shown on the site');
  expect(field).toHaveAttribute('aria-required', 'true');
  expect(field).toHaveTextContent('een twee');
  expect(screen.getByText('2 words')).toBeInTheDocument();
  expect(screen.getByRole('toolbar', { name: 'Text formatting' })).toBeInTheDocument();
  expect(held()).toBe('<p>een <b>twee</b></p>');
});

test('edits the source with each key and shows it in the editor', async () => {
  const { user } = await showSignedIn(form('<p>een</p>', true), {}, ['site']);
  await user.click(await screen.findByRole('button', { name: 'HTML source' }));
  const source = screen.getByRole('textbox', { name: 'Notice: HTML source' });
  expect(source).toHaveValue('<p>een</p>');
  await user.clear(source);
  await user.type(source, '<h2 class="x">twee</h2>');
  expect(held()).toBe('<h2 class="x">twee</h2>');
  await user.click(screen.getByRole('button', { name: 'HTML source' }));
  expect(
    within(screen.getByRole('textbox', { name: 'Notice' })).getByRole('heading', { name: 'twee' }),
  ).toBeInTheDocument();
  expect(held()).toBe('<h2 class="x">twee</h2>');
});

test('has a toolbar with one tab stop and arrow keys', async () => {
  const { user } = await showSignedIn(form('<p>een</p>', true), {}, ['site']);
  const kind = await screen.findByRole('button', { name: 'Block type: Paragraph' });
  act(() => {
    kind.focus();
  });
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('button', { name: 'Bold' })).toHaveFocus();
  await user.keyboard('{End}');
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(kind).toHaveFocus();
  expect(
    screen
      .getAllByRole('button')
      .filter((button) => button.closest('[role="toolbar"]') !== null && button.tabIndex === 0),
  ).toEqual([kind]);
  await user.keyboard('{Escape}');
  expect(screen.getByRole('textbox', { name: 'Notice' })).toHaveFocus();
});

test('refuses an invalid link beside its field', async () => {
  const { user } = await showSignedIn(form('<p>een</p>', true), {}, ['site']);
  await user.click(await screen.findByRole('button', { name: 'Link' }));
  const address = screen.getByRole('textbox', { name: 'Address' });
  await user.type(address, 'javascript:alert(1){Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('A link must lead to a web page');
  expect(address).toBeInvalid();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
});

test('shows a read-only document without active content', async () => {
  await showSignedIn(
    form(
      '<h2>Kop</h2><p onclick="x()">een <a href="javascript:y()">twee</a> <a href="/z">drie</a></p>' +
        '<iframe src="//x"></iframe><ul><li>vier<ul><li>vijf</li></ul></li></ul>',
      false,
    ),
    {},
    ['site'],
  );
  expect(await screen.findByRole('heading', { name: 'Kop' })).toBeInTheDocument();
  const group = screen.getByRole('group', { name: 'Notice' });
  await waitFor(() => {
    expect(within(group).getAllByRole('listitem')).toHaveLength(2);
  });
  expect(within(group).getByRole('link', { name: 'drie' })).toHaveAttribute('href', '/z');
  expect(within(group).queryByRole('link', { name: 'twee' })).not.toBeInTheDocument();
  expect(within(group).getByRole('img', { name: 'HTML kept unchanged, iframe //x' })).toBeInTheDocument();
  expect(group.querySelector('iframe, script, [onclick], [src]')).toBeNull();
});

const Saved = () => {
  const [held, setHeld] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => {
          setHeld(!held);
        }}
      >
        Save
      </button>
      {form('<p>een</p>', !held, held)}
    </>
  );
};

test('keeps the editor during a save', async () => {
  const { user } = await showSignedIn(<Saved />);
  const editor = await screen.findByRole('textbox', { name: 'Notice' });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(editor.closest('[inert]')).toContainElement(editor);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByRole('textbox', { name: 'Notice' })).toBe(editor);
  expect(editor.closest('[inert]')).toBeNull();
});

import { screen, waitFor, within } from '@testing-library/react';
import type { Slide } from '../../../../src/domain/content/block';
import type { PictureReference } from '../../../../src/domain/library/published/picture-reference';
import { aField, aPicture } from '../../../domain/content/support/blocks';
import { showField } from './support/held-field';
// Modules loaded on demand are imported here, before fake timers start.
import '../../../../src/ui/library/picker/picker.view';

beforeEach(() => {
  // jsdom has no scrolling.
  Element.prototype.scrollTo = () => undefined;
});

const rows = (list: string): readonly HTMLElement[] =>
  within(screen.getByRole('list', { name: list })).getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });
const [a, b, c] = [aPicture('a.pdf'), aPicture('b.pdf'), aPicture('c.pdf')];
const filesOf = (value: readonly PictureReference[]) => aField('Files', { type: 'files', value });
// The value of a field of files.
const namesIn = (value: unknown): readonly string[] => (value as readonly PictureReference[]).map(({ name }) => name);

test('sorts files by buttons and keys with announcements and focus', async () => {
  const { user, value } = await showField(filesOf([a, b, c]));
  await user.click(button('Move a.pdf down'));
  expect(namesIn(value())).toEqual(['b.pdf', 'a.pdf', 'c.pdf']);
  expect(screen.getByRole('status')).toHaveTextContent('a.pdf, position 2 of 3');
  expect(button('Move a.pdf down')).toHaveFocus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(namesIn(value())).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(namesIn(value())).toEqual(['b.pdf', 'c.pdf', 'a.pdf']);
  expect(button('Move a.pdf down')).toHaveFocus();
  expect(button('Move a.pdf down')).toHaveAttribute('aria-disabled', 'true');
});

test('removes a file and moves the focus to next, previous, or Add', async () => {
  const { user, value } = await showField(filesOf([a, b]));
  await user.click(button('Remove a.pdf'));
  expect(button('Remove b.pdf')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(value()).toEqual([]);
  expect(button('Add files: Files')).toHaveFocus();
});

test('adds several library files without duplicates', async () => {
  const known: PictureReference = { path: "Logo's/beeldmerk.png", name: 'beeldmerk.png', thumbnail: null };
  const { user, value } = await showField(filesOf([known]));
  await user.click(button('Add files: Files'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Choose/ }));
  await user.dblClick(await dialog.findByRole('option', { name: /Logo/ }));
  await user.click(await dialog.findByRole('option', { name: /beeldmerk/ }));
  await user.keyboard('{Control>}a{/Control}');
  await user.click(dialog.getByRole('button', { name: /^Select/ }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(namesIn(value()).length).toBeGreaterThan(1);
  expect(namesIn(value()).filter((name) => name === known.name)).toEqual([known.name]);
  expect(button('Add files: Files')).toHaveFocus();
});

test('moves captions with their slides', async () => {
  const slides: readonly Slide[] = [
    { image: aPicture('a.jpg'), caption: 'A' },
    { image: aPicture('b.jpg'), caption: 'B' },
  ];
  const { user, value } = await showField(aField('Slides', { type: 'slideshow', value: slides }));
  const captions = () =>
    rows('Slides').map((row) => within(row).getByRole<HTMLInputElement>('textbox', { name: 'Caption' }).value);
  const [first] = screen.getAllByRole('textbox', { name: 'Caption' });
  if (first === undefined) throw new Error('No caption');
  await user.type(first, 'lpha');
  expect(captions()).toEqual(['Alpha', 'B']);
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(captions()).toEqual(['B', 'Alpha']);
  expect(screen.getAllByRole('textbox', { name: 'Caption' })[1]).toHaveFocus();
  await user.click(button('Remove Image 1'));
  expect(value()).toEqual([{ image: aPicture('a.jpg'), caption: 'Alpha' }]);
});

test('searches, highlights and sorts at most four categories', async () => {
  const entry = (id: string, label: string, highlight = false) => ({ id, label, highlight });
  const { user, value } = await showField(
    aField('Shown', {
      type: 'categories',
      value: [entry('1', 'Warmtepompen'), entry('2', 'Sanitair'), entry('3', 'Ventilatie')],
    }),
  );
  await user.click(screen.getByRole('switch', { name: 'Highlighted: Sanitair' }));
  expect(value()).toEqual([entry('1', 'Warmtepompen'), entry('2', 'Sanitair', true), entry('3', 'Ventilatie')]);
  await user.type(screen.getByRole('combobox', { name: 'Shown' }), 'vl');
  await waitFor(() => {
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Vloerverwarming']);
  });
  await user.keyboard('{Enter}');
  expect(rows('Shown')).toHaveLength(4);
  const box = screen.getByRole('combobox', { name: 'Shown' });
  expect(box).toHaveFocus();
  expect(box).toHaveAttribute('readonly');
  expect(box).toHaveAttribute('placeholder', 'At most 4: remove one first');
  await user.click(button('Remove Warmtepompen'));
  expect(box).not.toHaveAttribute('readonly');
});

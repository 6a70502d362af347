import { screen, within } from '@testing-library/react';
import type { BlockType } from '../../../src/domain/content/block';
import { BlockPicker } from '../../../src/ui/content/block-picker';
import { blockDrawingOf } from '../../../src/ui/content/block-preview-shapes';
import { blockIconOf } from '../../../src/ui/content/block-icons';
import { teachDialogs } from '../support/dialog-element';
import { show } from '../support/render';

beforeAll(() => {
  teachDialogs();
  Element.prototype.scrollIntoView = () => undefined;
});

const CODES = [
  'default-header',
  'default-text-plain',
  'custom-youtube',
  'custom-quote',
  'custom-text-layer',
  'custom-text-image',
  'custom-text-image-block',
  'custom-text-image-news',
  'custom-text-cta',
  'custom-assortment-category',
  'custom-assortment-info',
  'custom-downloads',
  'custom-hub',
  'custom-usp',
  'custom-branches',
  'custom-header-small',
  'custom-tiles',
  'custom-widget',
];
const NAMES = ['Heading', 'Text', 'Vidéo', 'Quote', 'Layer', 'Text with picture', 'Tiles', 'Widget', 'Hub', 'Branches'];
const typesOf = (names: readonly string[]): readonly BlockType[] =>
  names.map((label, place) => ({
    code: CODES[place] ?? label,
    label,
    id: '',
    fields: [],
    publication: null,
    disabled: false,
  }));

const open = (given: Partial<Parameters<typeof BlockPicker>[0]> = {}) => {
  const acts = { onRetry: jest.fn(), onChoose: jest.fn<undefined, [BlockType]>(), onClose: jest.fn() };
  return { ...show(<BlockPicker types={typesOf(NAMES)} failure={null} {...acts} {...given} />), ...acts };
};
const filter = () => screen.getByRole('combobox', { name: 'Filter by name' });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => screen.getByRole('option', { selected: true }).textContent;

test('draws each type, on card and picker', () => {
  expect(new Set(CODES.map((code) => JSON.stringify(blockDrawingOf(code)))).size).toBe(CODES.length);
  expect(new Set(CODES.map(blockIconOf)).size).toBe(CODES.length);
  for (const code of CODES) expect(JSON.stringify(blockDrawingOf(code))).not.toMatch(/NaN|undefined/);
  expect(blockDrawingOf('of-another-api').lines).not.toBe('');
});

test('filters types ignoring accents; Enter adds the first', async () => {
  const { user, onChoose } = open();
  expect(filter()).toHaveFocus();
  expect(options()).toEqual(NAMES);
  await user.keyboard('video');
  expect(options()).toEqual(['Vidéo']);
  await user.clear(filter());
  await user.keyboard('picture text');
  expect(options()).toEqual(['Text with picture']);
  expect(screen.getByRole('status')).toHaveTextContent('1 type');
  await user.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ label: 'Text with picture' })]]);
});

test.each([
  ['{ArrowRight}', 'Text'],
  ['{ArrowDown}', 'Layer'],
  ['{ArrowDown}{ArrowDown}', 'Hub'],
  ['{ArrowRight>3/}{ArrowDown>2/}', 'Branches'],
  ['{ArrowUp}', 'Heading'],
  ['{ArrowLeft}', 'Heading'],
  ['{ArrowDown}{ArrowRight}{ArrowUp}', 'Text'],
  ['{ArrowDown>9/}', 'Hub'],
  ['{ArrowRight>20/}', 'Branches'],
])('%s leads to %s', async (keys, name) => {
  const { user, onChoose } = open();
  await user.keyboard(keys);
  expect(active()).toBe(name);
  expect(filter()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
  await user.keyboard('{Enter}');
  expect(onChoose.mock.lastCall).toEqual([expect.objectContaining({ label: name })]);
});

test('leaves left and right to the text until an arrow chose', async () => {
  const { user } = open();
  await user.keyboard('e{ArrowLeft}t');
  expect(filter()).toHaveValue('te');
  expect(active()).toBe('Text');
  await user.keyboard('{Backspace}{ArrowDown}{ArrowLeft}');
  expect(active()).not.toBe(options()[0]);
});

test('adds on click', async () => {
  const { user, onChoose } = open();
  await user.click(screen.getByRole('option', { name: 'Quote' }));
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ code: 'custom-quote' })]]);
});

test('closes without a keyboard', async () => {
  const { user, onClose, onChoose } = open();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect([onClose.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
});

test('shows no match, no types, and loading', async () => {
  const { user, onChoose, unmount } = open();
  await user.keyboard('zzz{Enter}');
  expect(screen.getByText('No block type matches “zzz”.')).toBeVisible();
  expect(onChoose).not.toHaveBeenCalled();
  unmount();
  open({ types: [] }).unmount();
  open({ types: null });
  expect(within(screen.getByRole('dialog', { name: 'Add a block' })).queryByRole('listbox')).not.toBeInTheDocument();
});

test('retries after a failure', async () => {
  const { user, onRetry } = open({ types: null, failure: { kind: 'Unreachable', reason: 'cut' } });
  expect(screen.getByRole('alert')).toHaveTextContent('The block types did not load');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  expect(filter()).toHaveFocus();
});

test('adds the first match on an early Enter once loaded, unless cancelled', async () => {
  const { user, onChoose, onRetry, onClose, rerender } = open({ types: null });
  const come = (given: Partial<Parameters<typeof BlockPicker>[0]>) => {
    rerender(<BlockPicker types={typesOf(NAMES)} failure={null} {...{ onChoose, onRetry, onClose }} {...given} />);
  };
  await user.keyboard('quo{Enter}t');
  come({});
  expect(onChoose).not.toHaveBeenCalled();
  come({ types: null });
  await user.keyboard('{Enter}');
  come({ types: null, failure: { kind: 'Unreachable', reason: 'cut' } });
  come({});
  expect(onChoose).not.toHaveBeenCalled();
  come({ types: null });
  await user.keyboard('e{Enter}');
  come({});
  expect(onChoose.mock.calls).toEqual([[expect.objectContaining({ label: 'Quote' })]]);
  come({ types: [] });
  come({});
  expect(onChoose).toHaveBeenCalledTimes(1);
});

import { screen, within } from '@testing-library/react';
import type { Block, BlockField } from '../../../src/domain/content/block';
import type { ContentDraft, HistoryEntry } from '../../../src/domain/content/content-item';
import { contentMerging } from '../../../src/domain/content/merge-content';
import { ContentConflict } from '../../../src/ui/content/content-conflict';
import { RecordFieldsProvider } from '../../../src/ui/shared/record/record-fields';
import { aBlock, aField, anHtml } from '../../domain/content/support/blocks';
import { anItem, aStoredItem } from '../../domain/content/support/items';
import { showSignedIn } from '../shared/support/signed-in';

const ONLINE = Date.UTC(2026, 11, 1, 8);

/** Shows the conflict dialog for all differences between two edits of one item. */
const show = async (
  base: Partial<ContentDraft>,
  mine: Partial<ContentDraft>,
  theirs: Partial<ContentDraft>,
  history: readonly HistoryEntry[] = [],
) => {
  const edit = anItem({ ...base, ...mine });
  const merge = contentMerging.merge(anItem(base), edit, anItem({ ...base, ...theirs }));
  const onResolve = jest.fn<undefined, [readonly string[]]>();
  const newest = { record: { ...aStoredItem({ ...base, ...theirs }), history }, version: '2' };
  const drawn = await showSignedIn(
    <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => `The ${name}` }}>
      <ContentConflict
        history={history}
        conflict={{
          ...merge,
          newest,
          isOwn: false,
          mine: edit,
          takeStored: [],
          onResolved: 'saving',
          onDismissed: 'editing',
        }}
        onResolve={onResolve}
        onCancel={jest.fn()}
      />
    </RecordFieldsProvider>,
  );
  return { ...drawn, onResolve };
};
/** The text of both sides of a question. */
const sides = (name: string) =>
  within(screen.getByRole('group', { name }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const heading = (given: Partial<Block> = {}) => aBlock('a', { label: 'Heading', ...given });

test('says who saved and when, if known', async () => {
  const { unmount } = await show({}, { name: 'Mine' }, { name: 'Theirs' });
  expect(screen.queryByText(/ saved on /)).not.toBeInTheDocument();
  unmount();
  const history = [
    { id: '2', kind: 'save', at: ONLINE, by: 'Edwin van Rijn' },
    { id: '1', kind: 'created', at: 0, by: 'Jan' },
  ] as const;
  await show({}, { name: 'Mine' }, { name: 'Theirs' }, history);
  expect(
    within(screen.getByRole('dialog', { name: 'Someone else saved before you' })).getByText(
      'Edwin van Rijn saved on 01-12-2026 09:00.',
    ),
  ).toBeVisible();
});

describe('values of both sides (R-CON-14)', () => {
  test('status and publication moment', async () => {
    await show({}, { status: 'published', online: ONLINE }, { status: 'unpublished', online: ONLINE + 3_600_000 });
    expect(sides('The status')).toEqual(['Published, 01-12-2026 09:00yours', 'Unpublished, 01-12-2026 10:00stored']);
  });

  test('the moment alone if both published', async () => {
    await show({}, { status: 'published', online: ONLINE }, { status: 'published', online: ONLINE + 3_600_000 });
    expect(sides('The online')).toEqual(['01-12-2026 09:00yours', '01-12-2026 10:00stored']);
  });

  test('a year and a date', async () => {
    await show(
      {},
      { implementation: 2025, deliveryDate: '2025-12-31' },
      { implementation: 2026, deliveryDate: '2026-01-31' },
    );
    expect(sides('The implementation')).toEqual(['2025yours', '2026stored']);
    expect(sides('The deliveryDate')).toEqual(['31-12-2025yours', '31-01-2026stored']);
  });

  const part = (field: BlockField) => ({ blocks: [heading({ fields: [{ ...field, label: 'The part' }] })] });
  const options = [
    { id: 'h2', label: 'Heading 2' },
    { id: 'h3', label: 'Heading 3' },
    { id: 'h4', label: 'Heading 4' },
  ];
  const button = (url: string): BlockField =>
    aField('button', { type: 'button', value: { label: 'Go', url, style: 'red' } });
  test.each([
    [
      'a choice',
      (value: string) => aField('level', { type: 'select', value, options }),
      ['h2', 'h3', 'h4'],
      ['Heading 3yours', 'Heading 4stored'],
    ],
    ['where a button leads', button, ['/', '/mine', '/theirs'], ['Go, /mine, Redyours', 'Go, /theirs, Redstored']],
    [
      'a moment',
      (value: string) => aField('when', { type: 'datetime', value: Number(value) }),
      ['0', String(ONLINE), String(ONLINE + 60_000)],
      ['01-12-2026 09:00yours', '01-12-2026 09:01stored'],
    ],
  ] as const)('%s in a block', async (_, fieldOf, [base, mine, theirs], said) => {
    await show(part(fieldOf(base)), part(fieldOf(mine)), part(fieldOf(theirs)));
    expect(sides('Heading · The part')).toEqual(said);
  });

  test('formatted text', async () => {
    const text = (html: string) => part(anHtml(html));
    await show(text('<p>One</p>'), text('<p>One <b>two</b></p>'), text('<p>One three</p>'));
    for (const name of ['One two yours', 'One three stored']) expect(screen.getByRole('radio', { name })).toBeVisible();
    expect(
      within(screen.getByRole('group', { name: 'yours' }))
        .getByText('two')
        .closest('b'),
    ).toBeInTheDocument();
  });
});

describe('block conflicts beside fields (R-CON-14)', () => {
  test('visibility, anchor, and disabled state', async () => {
    await show(
      { blocks: [heading()] },
      { blocks: [heading({ id: 'mine', publication: { from: ONLINE, to: null } })] },
      { blocks: [heading({ id: 'theirs', publication: { from: null, to: ONLINE } })] },
    );
    expect(sides('Heading · Anchor')).toEqual(['mineyours', 'theirsstored']);
    expect(sides('Heading · Visibility')).toEqual(['from 01-12-2026 09:00yours', 'until 01-12-2026 09:00stored']);
  });

  test('position', async () => {
    const [a, b, c, d] = [heading(), aBlock('b'), aBlock('c'), aBlock('d')];
    await show({ blocks: [a, b, c, d] }, { blocks: [b, c, a, d] }, { blocks: [b, c, d, a] });
    expect(sides('Heading · Position')).toEqual(['3yours', '4stored']);
  });

  test('deletion by one side', async () => {
    const { user, onResolve } = await show(
      { blocks: [heading()] },
      { blocks: [heading({ fields: [] })] },
      { blocks: [] },
    );
    expect(sides('Heading')).toEqual(['Headingyours', 'Removedstored']);
    await user.click(screen.getByRole('radio', { name: /Removed/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(onResolve).toHaveBeenCalledWith(['blocks.a']);
  });

  test('two blocks of one type are named by their first words, or by position', async () => {
    const texts = (...html: readonly string[]) => ({
      blocks: html.map((value, place) =>
        aBlock(`t${String(place)}`, { label: 'Text', fields: [{ ...anHtml(value), label: 'The text' }] }),
      ),
    });
    await show(
      texts('<p>One</p>', '<p>Two</p>', '', ''),
      texts('<p>One mine</p>', '<p>Two mine</p>', '<p>Same</p>', '<p>Same</p>'),
      texts('<p>One theirs</p>', '<p>Two theirs</p>', '<p>Three</p>', '<p>Four</p>'),
    );
    const named = screen
      .getAllByRole('group')
      .map((group) => group.getAttribute('aria-label') ?? group.querySelector('legend')?.textContent);
    expect(named.filter((name) => name?.includes('Text'))).toEqual([
      'Text “One mine” · The text',
      'Text “Two mine” · The text',
      'Text (3) · The text',
      'Text (4) · The text',
    ]);
  });
});

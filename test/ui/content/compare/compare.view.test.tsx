import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { either } from 'fp-ts';
import type { Answer } from '../../../../src/application/shared/ports/call';
import type { ItemVersions, Versions } from '../../../../src/application/content/ports/versions.port';
import { WiredVersions, wireVersions } from '../../../../src/application/content/wire-versions';
import { NoticesActor } from '../../../../src/application/shared/notices.service';
import { applyBlockAction } from '../../../../src/domain/content/block-history';
import type { ContentDraft, ContentItem } from '../../../../src/domain/content/content-item';
import { restoreField } from '../../../../src/domain/content/restore-part';
import { CompareView } from '../../../../src/ui/content/compare/compare.view';
import type { Taken } from '../../../../src/ui/content/compare/taken';
import { aBlock, aField, anHtml, aPicture, aText } from '../../../domain/content/support/blocks';
import { aStoredItem, choice, entriesOf } from '../../../domain/content/support/items';
import { showSignedIn } from '../../shared/support/signed-in';
import { english } from '../../support/render';

const HISTORY = entriesOf(3);
const INTRO = aBlock('intro', { label: 'Introduction' });
const QUOTE = aBlock('quote', { label: 'Quote' });
const VIDEO = aBlock('video', { label: 'Video', fields: [aText('A walk around the pump')] });
const body = (html: string) =>
  aBlock('body', {
    label: 'Text with picture',
    fields: [anHtml(html), aField('picture', { type: 'image', value: aPicture() })],
  });

/** The item in the second history entry. */
const OLDER = aStoredItem({
  name: 'A heat pump in a flat',
  tags: [choice('1', 'Pumps'), choice('2', 'Noise')],
  status: 'draft',
  blocks: [
    INTRO,
    QUOTE,
    body('<p>Works at a low <b>temperature</b>. Turn it on.</p>'),
    aBlock('old', { label: 'Downloads' }),
    VIDEO,
  ],
});
/** The item as it is being edited. */
const DRAFT = aStoredItem({
  name: 'A heat pump in a house',
  tags: [choice('1', 'Pumps'), choice('3', 'Heat')],
  status: 'published',
  blocks: [
    VIDEO,
    INTRO,
    QUOTE,
    body('<p>Works at a low <i>flow</i>. Turn it on.</p>'),
    aBlock('new', { label: 'Call to action', fields: [aText('Make an appointment'), aText('', 'empty')] }),
  ],
});

const answering = (items: Readonly<Record<string, ContentItem>>): Versions => ({
  read: (_, entry): Answer<ItemVersions> => {
    const then = items[entry];
    return () =>
      Promise.resolve(then === undefined ? either.left({ kind: 'NotFound' }) : either.right({ current: then, then }));
  },
});

interface Given {
  readonly older?: ContentItem;
  readonly draft?: ContentDraft;
  readonly mayEdit?: boolean;
  readonly versions?: Versions;
  readonly history?: typeof HISTORY;
}

const open = async ({
  older = OLDER,
  draft = DRAFT,
  mayEdit = true,
  history = HISTORY,
  versions = answering({ 1: OLDER, 2: older, 3: older }),
}: Given = {}) => {
  const [onTake, onClose] = [jest.fn<undefined, [Taken]>(), jest.fn()];
  const view = (now: ContentDraft) => (
    <CompareView
      module="blog"
      item={aStoredItem({ ...DRAFT })}
      draft={now}
      history={history}
      mayEdit={mayEdit}
      onTake={onTake}
      onClose={onClose}
    />
  );
  let letGo = (): void => undefined;
  const drawnFirst = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const held: Versions = {
    read:
      (...asked) =>
      () =>
        drawnFirst.then(versions.read(...asked)),
  };
  let notices: NoticesActor | null = null;
  const drawn = await showSignedIn(view(draft), {}, [], (services) => {
    services.bind(WiredVersions).toConstantValue(wireVersions(held));
    notices = services.get<NoticesActor>(NoticesActor);
  });
  expect(screen.queryAllByText('Loading the version')).toHaveLength(history.length === 0 ? 0 : 1);
  await act(async () => {
    letGo();
    await drawnFirst;
  });
  await waitFor(() => {
    expect(screen.queryByText('Loading the version')).not.toBeInTheDocument();
  });
  const told = () => notices?.getSnapshot().context.shown.map(({ key }) => key);
  return { ...drawn, onTake, onClose, told };
};
const changes = () => screen.getByRole('region', { name: 'Changes' });
const change = (name: string) => within(changes()).getByRole('group', { name });
const part = (name: string, inside = changes()) => within(inside).getByRole('group', { name });
/** The visible text of an element: removed words in brackets with a minus, added words with a plus. */
const told = (element: HTMLElement): string => {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) return '';
  for (const gone of copy.querySelectorAll('del')) gone.replaceWith(`[-${gone.textContent}-]`);
  for (const added of copy.querySelectorAll('ins')) added.replaceWith(`[+${added.textContent}+]`);
  for (const marked of copy.querySelectorAll('mark')) marked.replaceWith(`[${marked.textContent}]`);
  for (const button of copy.querySelectorAll('button')) button.remove();
  return copy.textContent.replace(/\s+/g, ' ').trim();
};

describe('two versions of an item (R-CON-12)', () => {
  test('summarises the changes in one line', async () => {
    await open();
    const summary = await screen.findByRole('list', { name: 'What changed' });
    expect(
      within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      '5 words added',
      '5 words removed',
      '1 block moved',
      '1 block added',
      '1 block removed',
      '1 block changed',
      '3 fields changed',
    ]);
  });

  test('shows fields and blocks inline with marked words', async () => {
    await open();
    await screen.findByRole('list', { name: 'What changed' });
    expect(told(part('Title'))).toBe('TitleA heat pump in a [-flat-] [+house+]');
    expect(told(part('Status'))).toBe('Status[-Concept-] [+Published+]');
    expect(told(part('Tags'))).toBe('Tags[-Noise-] Pumps [+Heat+]');
    expect(told(part('body', change('Text with picture')))).toBe(
      'bodyWorks at a low [-temperature-] [+flow+]. Turn it on.',
    );
    expect(told(change('Text with picture'))).toMatch(/^Text with picture ?changed/);
    expect(told(change('Call to action'))).toContain('Added');
    expect(told(change('Call to action'))).toContain('[+Make an appointment+]');
    expect(within(change('Call to action')).queryByRole('group', { name: 'empty' })).not.toBeInTheDocument();
    expect(told(change('Downloads'))).toContain('Removed');
    expect(told(change('Video'))).toBe('VideoMoved from position 5 to 1content unchangedA walk around the pump');
    expect(within(changes()).getByText('Video was here, now at position 1')).toBeVisible();
  });

  test('shows HTML side by side, marked and inert', async () => {
    const evil =
      '<p>Works at a low <b>pressure</b>.</p><script>globalThis.ran = true</script><img src=x onerror="globalThis.ran = true">';
    const { user } = await open({
      older: aStoredItem({ ...OLDER, blocks: [body(evil)] }),
      draft: aStoredItem({ ...OLDER, blocks: [body('<p>Works at a low flow.</p>')] }),
    });
    await user.click(await screen.findByRole('button', { name: 'Side by side' }));
    expect(screen.getByRole('button', { name: 'Side by side' })).toHaveAttribute('aria-pressed', 'true');
    expect(told(part('body'))).toBe('bodyfromWorks at a low [pressure].toWorks at a low [flow].');
    expect(changes().querySelectorAll('script, img[src="x"]')).toHaveLength(0);
    expect(globalThis).not.toHaveProperty('ran');
  });

  test('collapses unchanged blocks with their names', async () => {
    const { user } = await open();
    const fold = await screen.findByRole('button', { name: '2 unchanged blocks: Introduction, Quote' });
    await user.click(fold);
    expect(screen.getByText('Title of quote')).toBeVisible();
  });

  test('reports a format-only change', async () => {
    await open({
      older: aStoredItem({ blocks: [body('<p>Text</p>')] }),
      draft: aStoredItem({ blocks: [body('<p><b>Text</b></p>')] }),
    });
    expect(await screen.findByText('Only the formatting changed.')).toBeVisible();
  });

  test('reports equal versions', async () => {
    const { told } = await open({ older: DRAFT });
    expect(await screen.findByRole('heading', { name: 'No differences' })).toBeVisible();
    for (const name of ['Restore this version …', 'Previous change', 'Next change'])
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription('No differences');
    fireEvent.keyDown(document.body, { key: 'j' });
    expect(told()).toEqual(['content.versions.none.title']);
  });
});

describe('navigation between changes', () => {
  const place = () =>
    screen
      .getAllByRole('status')
      .map(({ textContent }) => textContent)
      .find((said) => /change/.test(said));

  test('cycles by buttons and keeps the focus', async () => {
    const { user } = await open();
    const next = await screen.findByRole('button', { name: 'Next change' });
    await screen.findByRole('list', { name: 'What changed' });
    expect(place()).toBe('7 changes');
    await user.click(next);
    expect(place()).toBe('change 1 of 7');
    expect(next).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Previous change' }));
    expect(place()).toBe('change 7 of 7');
    expect(within(change('Call to action')).getByText('7 of 7')).toBeVisible();
    await user.click(next);
    expect(place()).toBe('change 1 of 7');
  });

  test('moves the focus by J and K', async () => {
    const { user } = await open();
    await screen.findByRole('list', { name: 'What changed' });
    await user.keyboard('jjjj');
    expect(place()).toBe('change 4 of 7');
    expect(change('Video')).toHaveFocus();
    await user.keyboard('k');
    expect(part('Tags')).toHaveFocus();
  });

  test('returns to the editor on Esc', async () => {
    const { user, onClose } = await open();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('choice of versions (R-CON-08)', () => {
  test('shows time and author; the older one comes first', async () => {
    const { user } = await open({
      versions: answering({ 1: aStoredItem({ name: 'The very first' }), 2: OLDER, 3: DRAFT }),
    });
    const list = await screen.findByRole('list', { name: 'Versions' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((row) =>
          within(row)
            .getAllByRole('paragraph')
            .map(({ textContent }) => textContent)
            .join(', '),
        ),
    ).toEqual([
      'Now, As stored',
      '18-11-2026 09:00, Saved by Emma de Wit',
      '18-11-2026 08:00, Saved by Emma de Wit',
      '18-11-2026 07:00, Created by Emma de Wit',
    ]);
    expect(within(list).getByRole('radio', { name: 'From 18-11-2026 08:00' })).toBeChecked();
    expect(within(list).getByRole('radio', { name: 'To Now' })).toBeChecked();
    expect(within(list).queryByRole('radio', { name: 'From Now' })).not.toBeInTheDocument();
    expect(within(list).queryByRole('radio', { name: 'To 18-11-2026 07:00' })).not.toBeInTheDocument();
    await user.click(within(list).getByRole('radio', { name: 'From 18-11-2026 07:00' }));
    await user.click(within(list).getByRole('radio', { name: 'To 18-11-2026 08:00' }));
    expect(told(await within(changes()).findByRole('group', { name: 'Title' }))).toBe(
      'Title[-The very first-] [+A heat pump in a flat+]',
    );
    expect(screen.queryByRole('button', { name: /^Restore(:| all| the)/ })).not.toBeInTheDocument();
  });

  test('retries a version that failed to load', async () => {
    const versions = answering({});
    const read = jest.spyOn(versions, 'read');
    const { user } = await open({ versions });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByText('0 changes')).toBeNull();
    await user.click(retry);
    expect(read).toHaveBeenCalledTimes(2);
    expect(await screen.findByText('This version did not load')).toBeVisible();
  });

  test('says that a version may not be seen', async () => {
    await open({ versions: { read: () => () => Promise.resolve(either.left({ kind: 'Forbidden' })) } });
    expect(await screen.findByText('This version did not load')).toBeVisible();
    expect(screen.getByText(english('shared.states.failed.forbidden'))).toBeVisible();
  });

  test('takes the focus when opened', async () => {
    await open();
    expect(screen.getByRole('complementary')).toHaveFocus();
  });

  test('shows an item without history', async () => {
    await open({ history: [] });
    expect(screen.getByRole('heading', { name: 'There are no versions yet' })).toBeVisible();
  });
});

describe('restoring (R-CON-13)', () => {
  test('a field', async () => {
    const { user, onTake } = await open();
    await user.click(await screen.findByRole('button', { name: 'Restore: Title' }));
    const taken = onTake.mock.lastCall?.[0];
    expect(taken).toEqual({ kind: 'field', path: 'name', older: OLDER });
    expect(restoreField(DRAFT, OLDER, taken?.kind === 'field' ? taken.path : '').name).toBe(OLDER.name);
    expect(changes()).toHaveFocus();
  });

  test.each([
    ['Restore: body', 'video intro quote body new', '<p>Works at a low <b>temperature</b>. Turn it on.</p>'],
    ['Restore Downloads', 'video intro quote body old new', '<p>Works at a low <i>flow</i>. Turn it on.</p>'],
    ['Remove Call to action', 'video intro quote body', '<p>Works at a low <i>flow</i>. Turn it on.</p>'],
    ['Move Video back', 'intro quote body video new', '<p>Works at a low <i>flow</i>. Turn it on.</p>'],
  ])('%s', async (name, order, html) => {
    const { user, onTake } = await open();
    await user.click(await screen.findByRole('button', { name }));
    const taken = onTake.mock.lastCall?.[0];
    const blocks = taken?.kind === 'block' ? applyBlockAction(DRAFT.blocks, taken.act) : [];
    expect(blocks.map(({ guid }) => guid).join(' ')).toBe(order);
    expect(blocks.find(({ guid }) => guid === 'body')?.fields[0]?.value).toBe(html);
  });

  test('a whole block with several changes', async () => {
    const draft = aStoredItem({ ...DRAFT, blocks: [{ ...body('<p>New</p>'), id: 'here', disabled: true }] });
    const { user, onTake } = await open({ draft });
    expect(await screen.findByRole('button', { name: 'Restore: Anchor' })).toBeVisible();
    expect(told(part('Disabled'))).toBe('Disabled[-No-] [+Yes+]');
    await user.click(screen.getByRole('button', { name: 'Restore all of Text with picture' }));
    expect(onTake.mock.lastCall?.[0]).toEqual({
      kind: 'block',
      act: { type: 'block.restored', block: OLDER.blocks[2] },
    });
  });

  test('a whole version after confirmation', async () => {
    const { user, onTake } = await open();
    await screen.findByRole('list', { name: 'What changed' });
    await user.click(screen.getByRole('button', { name: 'Restore this version …' }));
    const dialog = screen.getByRole('alertdialog', { name: 'Restore the version of 18-11-2026 08:00?' });
    expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onTake).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Restore this version …' }));
    await user.click(screen.getByRole('button', { name: 'Restore this version' }));
    expect(onTake.mock.calls).toEqual([[{ kind: 'version', older: OLDER }]]);
    expect(screen.getByRole('region', { name: 'Changes' })).toHaveFocus();
  });

  test('is not offered without the edit right', async () => {
    await open({ mayEdit: false });
    await screen.findByRole('list', { name: 'What changed' });
    expect(screen.queryByRole('button', { name: /back|out$/i })).toBe(
      screen.getByRole('button', { name: 'Back to the editor' }),
    );
  });
});

import { fireEvent, screen, within } from '@testing-library/react';
import { Previews } from '../../../src/application/content/ports/previews.port';
import { previewsMemory } from '../../../src/adapters/memory/content/previews.memory';
import { blockTypesIn } from '../../../src/adapters/memory/content/block-types.seed';
import type { Block, BlockField, FieldValue } from '../../../src/domain/content/block';
import { formatUtc } from '../../../src/domain/shared/instant';
import { ContentPreviewView } from '../../../src/ui/content/preview/content-preview.view';
import { aBlock, aField, anHtml, aPicture, aText, ONE_OF_EACH } from '../../domain/content/support/blocks';
import { anItem, aStoredItem, choice } from '../../domain/content/support/items';
import { showSignedIn } from '../shared/support/signed-in';

const NOON = Date.UTC(2026, 10, 20, 11);
const paged: Previews = {
  addressOf: (module, hash, at) => `/api/preview/${module}/${hash}${at === null ? '' : ` at ${formatUtc(at)}`}`,
  pictureOf: (path) => `/large/${path}`,
};
const ONLINE = { status: 'published', online: NOON } as const;

const show = async (given: Partial<Parameters<typeof ContentPreviewView>[0]> = {}, previews: Previews = paged) => {
  const onClose = jest.fn();
  const drawn = await showSignedIn(
    <ContentPreviewView module="blog" item={aStoredItem(ONLINE)} draft={null} {...given} onClose={onClose} />,
    {},
    [],
    (services) => {
      services.bind<Previews>(Previews).toConstantValue(previews);
    },
  );
  return { ...drawn, onClose };
};
const page = (): HTMLElement => screen.getByRole('region', { name: /^The page, [\d,]+ px wide$/ });
const said = () => screen.getByRole('status').textContent;
const press = (name: string) => screen.getByRole('button', { name });
const pick = async (user: Awaited<ReturnType<typeof show>>['user'], day: string, time: string): Promise<void> => {
  for (const [name, words] of [
    ['Preview at', day],
    ['Preview at, time', time],
  ] as const) {
    await user.clear(screen.getByRole('textbox', { name }));
    await user.type(screen.getByRole('textbox', { name }), words);
  }
};
const titled = (title: string, given: Partial<Block> = {}): Block =>
  aBlock(title, { fields: [aText(title)], ...given });

describe('preview width (R-CON-17)', () => {
  test('phone, tablet or desktop', async () => {
    const { user } = await show();
    expect([press('Desktop').getAttribute('aria-pressed'), page().getAttribute('aria-label')]).toEqual([
      'true',
      'The page, 1,280 px wide',
    ]);
    for (const [name, width] of [
      ['Phone', 390],
      ['Tablet', 768],
    ] as const) {
      await user.click(press(name));
      expect(page()).toHaveAccessibleName(`The page, ${String(width)} px wide`);
    }
  });
});

describe('preview moment (R-CON-17, R-CON-19)', () => {
  test.each([
    [{ status: 'draft', online: null }, 'Visitors do not see this: it is a concept.'],
    [{ status: 'unpublished', online: NOON }, 'Visitors no longer see this: it was taken offline.'],
    [{ status: 'published', online: NOON }, 'Visitors see this.'],
    [{ status: 'published', online: Date.UTC(2026, 11, 1, 8) }, 'Visitors see this from 01-12-2026 09:00.'],
    [{ status: 'published', online: null }, 'Visitors do not see this: it has no publication date.'],
  ] as const)('%j', async (publication, words) => {
    await show({ item: aStoredItem(publication) });
    expect(said()).toBe(`Now${words}`);
  });

  test('says that unsaved changes show after a save', async () => {
    const { user } = await show({
      item: aStoredItem({ ...ONLINE, name: 'Before' }),
      draft: anItem({ status: 'published', online: NOON, name: 'After' }),
    });
    expect(said()).toBe('NowVisitors see this once you have saved it.');
    await user.click(press('As stored'));
    expect(said()).toBe('NowVisitors see this.');
  });

  test('shows a chosen moment, and now again', async () => {
    const december = { from: Date.UTC(2026, 10, 30, 23), to: Date.UTC(2026, 11, 31, 22, 59, 59) };
    const item = aStoredItem({
      ...ONLINE,
      online: Date.UTC(2026, 11, 1, 8),
      blocks: [titled('Always'), titled('In December', { publication: december }), titled('Never', { disabled: true })],
    });
    const { user } = await show({ item });
    const seen = () =>
      within(page())
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent);
    expect([seen(), said()]).toEqual([['Always'], expect.stringContaining('2 blocks are not visible.')]);
    await pick(user, '1-12-2026', '09:00');
    expect([seen(), said()]).toEqual([
      ['Always', 'In December'],
      'On 01-12-2026 09:00Visitors see this.1 block is not visible.',
    ]);
    await pick(user, '1-1-2027', '00:00');
    expect(seen()).toEqual(['Always']);
    await user.click(press('Show the current moment'));
    expect(said()).toMatch(/^NowVisitors see this from/);
    expect(screen.getByRole('textbox', { name: 'Preview at' })).toHaveValue('');
    expect(press('Show the current moment')).toHaveAccessibleDescription('The preview already shows the current time');
  });

  // Amsterdam: 02:00 becomes 03:00 on 29 March 2026, and 03:00 becomes 02:00 on 25 October.
  test.each([
    ['29-3-2026', '01:59', '2026-03-29 00:59:00'],
    ['29-3-2026', '02:30', '2026-03-29 01:30:00'],
    ['29-3-2026', '03:00', '2026-03-29 01:00:00'],
    ['25-10-2026', '01:59', '2026-10-24 23:59:00'],
    ['25-10-2026', '02:30', '2026-10-25 00:30:00'],
    ['25-10-2026', '03:00', '2026-10-25 02:00:00'],
  ])('%s %s is %s in UTC', async (day, time, utc) => {
    const { user } = await show();
    await pick(user, day, time);
    expect(screen.getByRole('link', { name: 'Open the stored item as a page' })).toHaveAttribute(
      'href',
      `/api/preview/blog/abc at ${utc}`,
    );
  });

  test('explains an unreadable moment and changes nothing', async () => {
    const { user } = await show();
    await user.type(screen.getByRole('textbox', { name: 'Preview at' }), 'soon');
    await user.tab();
    expect(screen.getByRole('textbox', { name: 'Preview at' })).toHaveAccessibleDescription(
      /^Enter a date as dd-MM-yyyy/,
    );
    expect(said()).toBe('NowVisitors see this.');
  });
});

describe('preview content (R-CON-17)', () => {
  test('public images, and thumbnails where those fail', async () => {
    await show({ item: aStoredItem({ cover: aPicture('cover.jpg') }) });
    const cover = within(page()).getByRole('img', { name: 'cover.jpg' });
    expect(cover).toHaveAttribute('src', '/large/Nieuws/cover.jpg');
    fireEvent.error(cover);
    expect(cover).toHaveAttribute('src', '/media/cover.jpg');
  });

  test('unsaved edits, or the stored item', async () => {
    const { user } = await show({ item: aStoredItem({ name: 'Before' }), draft: anItem({ name: 'After' }) });
    const name = () => within(page()).getByRole('heading', { level: 3 }).textContent;
    expect([name(), screen.getByRole('dialog')]).toEqual([
      'After',
      screen.getByRole('dialog', { name: 'Preview: After' }),
    ]);
    await user.click(press('As stored'));
    expect(name()).toBe('Before');
  });

  test('no stored page for a new item', async () => {
    await show({ item: null, draft: anItem({ name: '' }) });
    expect(screen.getByRole('dialog', { name: 'Preview' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'As stored' })).not.toBeInTheDocument();
    expect(press('Open the stored item as a page')).toHaveAccessibleDescription('Available after you save.');
  });

  test('no page command without a preview service', async () => {
    await show({}, previewsMemory());
    expect(press('Open the stored item as a page')).toHaveAttribute('aria-disabled', 'true');
    expect(press('Open the stored item as a page')).toHaveAccessibleDescription(
      'This server shows no page for stored items.',
    );
  });

  test('name, summary, image and introduction above the blocks', async () => {
    await show({
      module: 'reference',
      item: aStoredItem({
        recap: 'In short',
        intro: '<p>It <b>began</b></p>',
        cover: aPicture('cover.jpg'),
        image: aPicture(),
      }),
    });
    expect(within(page()).getByText('In short')).toBeVisible();
    expect(within(page()).getByText('began').tagName).toBe('STRONG');
    expect(
      within(page())
        .getAllByRole('img')
        .map((picture) => picture.getAttribute('alt')),
    ).toEqual(['cover.jpg']);
    expect(within(page()).getByText('There are no blocks yet.')).toBeVisible();
  });

  const filled = (field: BlockField): BlockField => {
    const values: Readonly<Record<FieldValue['type'], FieldValue>> = {
      'text': { type: 'text', value: `Words of ${field.code}` },
      'textarea': { type: 'textarea', value: `Lines of ${field.code}` },
      'editor': { type: 'editor', value: `<p>HTML of ${field.code}</p>` },
      'select': { type: 'select', value: '', options: [] },
      'radio': { type: 'radio', value: '', options: [] },
      'checkbox': { type: 'checkbox', value: true },
      'datetime': { type: 'datetime', value: NOON },
      'image': { type: 'image', value: aPicture('one.jpg') },
      'files': { type: 'files', value: [aPicture('two.pdf')] },
      'slideshow': { type: 'slideshow', value: [{ image: aPicture('three.jpg'), caption: 'Four' }] },
      'button': { type: 'button', value: { label: 'Press me', url: '/five', style: 'red' } },
      'autocomplete': { type: 'autocomplete', value: [choice('1', 'Six')], source: '', multiple: true },
      'custom-autocomplete': { type: 'custom-autocomplete', value: [choice('1', 'Seven')], source: '', multiple: true },
      'categories': { type: 'categories', value: [{ id: '1', label: 'Eight', highlight: true }] },
      'branches': { type: 'branches', value: [{ id: '1', label: 'Nine', highlight: false }] },
      'unknown': { type: 'unknown', wireType: 'x', value: 1 },
    };
    if (field.type === 'select' || field.type === 'radio') return { ...field, value: field.options[0]?.id ?? '' };
    return { ...field, ...values[field.type] };
  };
  /** The text that must be found for a field of this type; null if the field only changes the style of its block. */
  const wordsOf = ({ type, code }: BlockField): RegExp | null => {
    switch (type) {
      case 'text':
        return new RegExp(`Words of ${code}`);
      case 'textarea':
        return code === 'code' ? null : new RegExp(`Lines of ${code}`);
      case 'editor':
        return new RegExp(`HTML of ${code}`);
      case 'datetime':
        return /20-11-2026 12:00/;
      case 'files':
        return /two\.pdf/;
      case 'slideshow':
        return /Four/;
      case 'button':
        return /Press me/;
      case 'autocomplete':
        return /Six/;
      case 'custom-autocomplete':
        return /Seven/;
      case 'categories':
        return /Eight/;
      case 'branches':
        return /Nine/;
      default:
        return null;
    }
  };

  test.each(blockTypesIn('en').map((type) => [type.code, type] as const))(
    '%s: all its readable content',
    async (_, type) => {
      const block: Block = { ...type, guid: 'x', fields: type.fields.map(filled) };
      await show({ item: aStoredItem({ blocks: [block] }) });
      for (const words of block.fields.map(wordsOf)) if (words !== null) expect(page()).toHaveTextContent(words);
      if (block.fields.some((field) => field.type === 'image'))
        expect(within(page()).getByRole('img', { name: 'one.jpg' })).toBeVisible();
    },
  );

  test('fields of all types in an unknown block', async () => {
    await show({
      item: aStoredItem({
        blocks: [
          aBlock('odd', {
            code: 'from-elsewhere',
            fields: [...ONE_OF_EACH, aField('puzzle', { type: 'unknown', wireType: 'x', value: {} })],
          }),
        ],
      }),
    });
    expect(page()).toHaveTextContent('Title');
    expect(page()).toHaveTextContent('Only the website can show “puzzle”.');
  });

  test('active HTML as text or nothing; links lead nowhere', async () => {
    const html =
      '<p onclick="document.title=1">Hello <a href="/elsewhere">there</a> ' +
      '<a href="javascript:alert(1)">bad</a></p><script>document.title = 2</script>' +
      '<img src="x" onerror="document.title=3"><iframe src="https://e.example"></iframe>';
    const { user } = await show({
      item: aStoredItem({
        name: '<b>Bold</b>',
        recap: '<script>1</script>',
        blocks: [aBlock('a', { fields: [anHtml(html), aText('<img src=x onerror=1>')] })],
      }),
    });
    expect(page().querySelector('script, iframe, [onclick], [onerror], img')).toBeNull();
    expect(within(page()).getByRole('heading', { level: 3 })).toHaveTextContent('<b>Bold</b>');
    expect(within(page()).queryByRole('link', { name: 'bad' })).not.toBeInTheDocument();
    const link = within(page()).getByRole('link', { name: 'there' });
    const pressed = jest.fn();
    document.addEventListener(
      'click',
      (event) => {
        pressed(event.defaultPrevented);
      },
      { once: true },
    );
    await user.click(link);
    expect(pressed).toHaveBeenCalledWith(true);
  });

  test('closes by its button', async () => {
    const { user, onClose } = await show();
    await user.click(press('Close'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

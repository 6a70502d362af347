import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { BlockCatalogue } from '../../../src/application/content/ports/block-catalogue.port';
import { Choices } from '../../../src/application/content/ports/choices.port';
import { ContentLocks } from '../../../src/application/content/ports/content-locks.port';
import { Library } from '../../../src/application/library/ports/library.port';
import type { Stored } from '../../../src/application/shared/ports/resource-gateway.port';
import type { Block, BlockField, BlockType, Choice } from '../../../src/domain/content/block';
import { BLANK_ITEM, type ContentDraft, type ContentItem } from '../../../src/domain/content/content-item';
import { contents } from '../../../src/domain/content/contents';
import { fieldsOf, type ContentModule } from '../../../src/domain/content/modules.rule';
import type { FolderNode, LibraryFile } from '../../../src/domain/library/library';
import type { PictureReference } from '../../../src/domain/library/published/picture-reference';
import { parseUtc } from '../../../src/domain/shared/instant';
import { draftOf } from '../../../src/domain/shared/resource';
import { answered } from './answered';
import { enter, SU, type TestBackend } from './backend';

export const NOON = parseUtc('2026-11-02 12:00:00') ?? 0;

/** Data of the backend that items can refer to. */
export interface Shelf {
  readonly types: readonly BlockType[];
  readonly picture: PictureReference;
  readonly document: PictureReference;
  readonly targets: readonly Choice[];
  /** One choice of each source. */
  readonly choices: Readonly<
    Record<'tag' | 'category' | 'resource' | 'project' | 'assortment' | 'item' | 'branch' | 'page', Choice>
  >;
}

const shown = ({ path, name, thumbnail }: LibraryFile): PictureReference => ({ path, name, thumbnail });

const only = <A>(found: readonly A[] | null, what: string): A => {
  const [first] = found ?? [];
  if (first === undefined) throw new Error(`The backend has no ${what}`);
  return first;
};

/** The first file with an extension, in folder order. */
const firstOf = async (library: Library, extension: string): Promise<LibraryFile> => {
  const within = async (nodes: readonly FolderNode[]): Promise<readonly LibraryFile[]> => {
    for (const { path, folders } of nodes) {
      const { files } = await answered(library.folder(path));
      const found = files.filter((file) => file.extension === extension);
      if (found.length > 0) return found;
      const deeper = await within(folders);
      if (deeper.length > 0) return deeper;
    }
    return [];
  };
  return only(await within(await answered(library.tree())), extension);
};

/** A block of a type, with a value in each of its fields. */
export const aFilledBlock = (shelf: Shelf, type: BlockType, given: Partial<Block> = {}): Block => ({
  ...type,
  guid: `guid-${type.code}`,
  fields: type.fields.map((field) => filled(shelf, field)),
  ...given,
});

const filled = ({ picture, document, choices }: Shelf, field: BlockField): BlockField => {
  switch (field.type) {
    case 'text':
      return { ...field, value: 'Één regel & meer' };
    case 'textarea':
      return { ...field, value: 'Twee\nregels' };
    case 'editor':
      return { ...field, value: '<p>Met <strong>nadruk</strong>.</p>' };
    case 'select':
    case 'radio':
      return { ...field, value: field.options.at(-1)?.id ?? '' };
    case 'checkbox':
      return { ...field, value: true };
    case 'datetime':
      return { ...field, value: NOON };
    case 'image':
      return { ...field, value: picture };
    case 'files':
      return { ...field, value: [document, picture] };
    case 'slideshow':
      return {
        ...field,
        value: [
          { image: picture, caption: 'Een bijschrift' },
          { image: null, caption: 'Zonder beeld' },
        ],
      };
    case 'button':
      return { ...field, value: { label: 'Verder', url: '/contact', style: 'lightgrey' } };
    case 'autocomplete':
    case 'custom-autocomplete':
      return {
        ...field,
        value: Object.entries(choices).flatMap(([source, choice]) => (source === field.source ? [choice] : [])),
      };
    case 'categories':
      return { ...field, value: [{ ...choices.category, highlight: true }] };
    case 'branches':
      return { ...field, value: [{ ...choices.branch, highlight: false }] };
    case 'unknown':
      return field;
  }
};

/** The heading and text types, which every backend has. */
const simple = ({ types }: Pick<Shelf, 'types'>, guid: string, title: string): Block => {
  const type = only(
    types.filter(({ code }) => code === 'default-header'),
    'heading',
  );
  return {
    ...type,
    guid,
    fields: type.fields.map((field) => (field.type === 'text' ? { ...field, value: title } : field)),
  };
};
export const aHeading = simple;

/** An item with the required fields only; each number gives another item. */
export const aDraft = (
  shelf: Shelf,
  module: ContentModule,
  number: number | string,
  given: Partial<ContentDraft> = {},
): ContentDraft => {
  const { picture, targets, choices } = shelf;
  const needed: Partial<ContentDraft> = {
    targets: targets.slice(0, 2),
    image: picture,
    categories: [choices.category],
    branches: [choices.branch],
    intro: '<p>Waarover het gaat.</p>',
    city: 'Kampen',
    implementation: 2026,
    client: 'De klant',
  };
  const fields: readonly string[] = fieldsOf(module);
  return {
    ...BLANK_ITEM,
    ...Object.fromEntries(Object.entries(needed).filter(([field]) => fields.includes(field))),
    name: `Proefbericht ${String(number)}`,
    url: `proefbericht-${String(number)}`,
    blocks: [simple(shelf, 'first', 'Eerste kop')],
    ...given,
  };
};

/** An item with a value in every field of its module, and a block of every type. */
export const aFullDraft = (shelf: Shelf, module: ContentModule, number: number | string): ContentDraft => {
  const { picture, targets, choices, types } = shelf;
  const all: ContentDraft = {
    ...BLANK_ITEM,
    name: `Vól bericht ${String(number)}`,
    url: `vol-bericht-${String(number)}`,
    status: 'published',
    online: NOON,
    recap: 'Kort gezegd.',
    notes: 'Voor ons zelf.',
    intro: '<p>Inleiding.</p>',
    image: picture,
    cover: picture,
    categories: [choices.category],
    tags: [choices.tag],
    targets: targets.slice(0, 3),
    branches: [choices.branch],
    internal: true,
    isOnline: false,
    map: true,
    lightbox: true,
    readConfirmation: true,
    parent: choices.page,
    author: choices.resource,
    project: choices.project,
    city: 'Kampen',
    street: 'Oudestraat',
    streetnumber: '12 b',
    zipcode: '8261 AA',
    implementation: 2026,
    client: 'Gemeente',
    deliveryDate: '2026-03-09',
    architect: 'A. Tekenaar',
    architecturalDesign: 'Bureau',
    projectScope: 1250,
    contractor: 'Bouw',
    installer: 'Installatie',
    counselor: 'Advies',
    consultant: 'Raad',
    orderNumber: 'O-7',
    buildingCode: 'G-3',
    meta: {
      title: 'Titel',
      description: 'Beschrijving',
      keywords: 'een, twee',
      shareTitle: 'Deel',
      shareDescription: 'Dit',
      shareImage: picture,
      slug: 'kort',
      canonical: '/elders',
      noIndex: true,
    },
    blocks: types.map((type, place) =>
      aFilledBlock(shelf, type, {
        id: `anker-${String(place)}`,
        publication: place % 2 === 0 ? null : { from: NOON, to: place % 3 === 0 ? null : NOON + 60_000 },
        disabled: place % 4 === 0,
      }),
    ),
  };
  const fields: readonly string[] = fieldsOf(module);
  return { ...BLANK_ITEM, ...Object.fromEntries(Object.entries(all).filter(([field]) => fields.includes(field))) };
};

/** Sources whose entries no specified call identifies by id. */
const UNNAMED = ['item', 'assortment'];

const withoutNames = (field: BlockField): BlockField =>
  'source' in field && UNNAMED.includes(field.source)
    ? { ...field, value: field.value.map(({ id }) => ({ id, label: `#${id}` })) }
    : field;

/** The draft as returned by an API without identity, window and switch of blocks, and with only the ids of links. */
export const withoutBlockKeys = (draft: ContentDraft): ContentDraft => ({
  ...draft,
  blocks: draft.blocks.map((block, place) => ({
    ...block,
    guid: `place-${String(place)}`,
    publication: undefined,
    disabled: undefined,
    fields: block.fields.map(withoutNames),
  })),
});

/** Adds an item and reads it back. */
export const addItem = async (
  backend: TestBackend,
  module: ContentModule,
  draft: ContentDraft,
): Promise<Stored<ContentItem>> => {
  const { id } = await answered(
    backend.gateway(contents[module]).save({ id: null, version: null, draft, before: BLANK_ITEM }),
  );
  return answered(backend.gateway(contents[module]).get(id));
};

/** Saves an item with a change, with its lock. */
export const saving = (
  backend: TestBackend,
  module: ContentModule,
  item: Stored<ContentItem>,
  change: Partial<ContentDraft>,
) =>
  pipe(
    backend.service(ContentLocks).acquire({ module, id: item.record.id }),
    taskEither.chain(() => savingUnlocked(backend, module, item, change)),
  );

/** Saves an item with a change without requesting the lock. */
export const savingUnlocked = (
  backend: TestBackend,
  module: ContentModule,
  { record, version }: Stored<ContentItem>,
  change: Partial<ContentDraft>,
) => {
  const before = draftOf(BLANK_ITEM, record);
  return backend.gateway(contents[module]).save({ id: record.id, version, draft: { ...before, ...change }, before });
};

/** Reads the choices, and adds a branch and a page. Afterwards the superuser is signed in. */
export const shelfOf = async (backend: TestBackend): Promise<Shelf> => {
  await enter(backend, SU);
  const [library, port] = [backend.service(Library), backend.service(Choices)];
  const one = async (source: string, text: string): Promise<Choice> => {
    // A suggested item has more fields, which no block stores.
    const { id, label } = only(await answered(port.suggest(source, text)), source);
    return { id, label };
  };
  const known = {
    types: await answered(backend.service(BlockCatalogue).all()),
    picture: shown(await firstOf(library, 'jpg')),
    document: shown(await firstOf(library, 'pdf')),
    targets: await answered(port.targets()),
  };
  const none: Choice = { id: '', label: '' };
  const choices = {
    tag: await one('tag', 'hybride'),
    category: await one('category', 'sanitair'),
    resource: await one('resource', 'vermeer'),
    project: await one('project', 'zwolle'),
    assortment: await one('assortment', 'vloerverwarming'),
    item: await one('item', 'kogelkraan'),
    branch: none,
    page: none,
  };
  const chosen = async (module: 'branch' | 'page'): Promise<Choice> => {
    const {
      record: { id, name },
    } = await addItem(
      backend,
      module,
      aDraft({ ...known, choices }, module, `van ${module}`, { url: `van-${module}` }),
    );
    return { id, label: name };
  };
  return { ...known, choices: { ...choices, branch: await chosen('branch'), page: await chosen('page') } };
};

import { isRight } from 'fp-ts/Either';
import { BLANK_ITEM, type ContentItem } from '../../../domain/content/content-item';
import { CONTENT_MODULES, hasField, type ContentModule } from '../../../domain/content/modules.rule';
import { slugify } from '../../../domain/shared/slug.rule';
import type { PictureReference } from '../../../domain/library/published/picture-reference';
import { parseUtc, type Instant } from '../../../domain/shared/instant';
import type { MemoryFiles } from '../library/published/memory-files';
import { blocksFrom } from './blocks.seed';
import { BRANCHES, NEWS, PAGES, POSTS, PRESS, REFERENCES, type Outline } from './outlines.seed';

const OUTLINES: Readonly<Record<ContentModule, readonly Outline[]>> = {
  blog: POSTS,
  news: NEWS,
  press: PRESS,
  page: PAGES,
  reference: REFERENCES,
  branch: BRANCHES,
};

const LAST_SAVED = parseUtc('2026-11-19 13:05:00') ?? 0;
/** Milliseconds between saves: not whole days, so that their times of day differ. */
const BETWEEN = 5 * 24 * 60 * 60_000 + 37 * 60_000;
const DAY = 24 * 60 * 60_000;

/** The file at a library path, as an item references it; null if there is none. */
const shownAt = (files: MemoryFiles, path: string): PictureReference | null => {
  const file = files.file(path);
  return isRight(file)
    ? { path, name: path.slice(path.lastIndexOf('/') + 1), thumbnail: file.right.shown.picture }
    : null;
};

const itemOf = (
  files: MemoryFiles,
  module: ContentModule,
  { name, blocks, picture, ...given }: Outline,
  place: number,
): ContentItem => {
  const saved: Instant = LAST_SAVED - place * BETWEEN;
  const online = given.status === 'draft' || !hasField(module, 'status') ? null : (given.online ?? saved - DAY);
  return {
    ...BLANK_ITEM,
    status: hasField(module, 'status') ? 'published' : BLANK_ITEM.status,
    id: String(place + 1),
    name,
    url: slugify(name),
    image: picture === undefined ? null : shownAt(files, picture),
    added: saved - 2 * DAY,
    addedBy: '',
    updated: saved,
    history: [],
    previewHash: '',
    locked: null,
    ...given,
    online,
    firstOnline: typeof online === 'number' ? online : null,
    targetNames: (given.targets ?? []).map(({ label }) => label),
    blocks: blocksFrom(`${module}-${String(place + 1)}`, blocks, (path) => shownAt(files, path)),
  };
};

/** Some items of each module, all on the first website. */
export const seededContents = (files: MemoryFiles): ReadonlyMap<ContentModule, readonly ContentItem[]> =>
  new Map(
    CONTENT_MODULES.map((module) => [
      module,
      OUTLINES[module].map((outline, place) => itemOf(files, module, outline, place)),
    ]),
  );

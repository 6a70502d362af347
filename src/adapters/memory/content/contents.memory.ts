import { either, taskEither } from 'fp-ts';
import { isLeft, type Either } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import type { Clock } from '../../../application/shared/ports/clock.port';
import type { ResourceGateway } from '../../../application/shared/ports/resource-gateway.port';
import type { Block } from '../../../domain/content/block';
import type { ContentDraft, ContentItem, ContentKind } from '../../../domain/content/content-item';
import { contents as resources } from '../../../domain/content/contents';
import { firstOnlineAfter, onlineSince, onlineWith } from '../../../domain/content/first-online.rule';
import { hasField, isImplementationYear, type ContentModule } from '../../../domain/content/modules.rule';
import { isPublishedNow, statusesFor } from '../../../domain/content/publication.rule';
import type { Failure, FieldCode } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Instant } from '../../../domain/shared/instant';
import { knownIn } from '../../../domain/shared/known-value';
import type { MemoryPeople } from '../access/published/memory-people';
import type { Caller } from '../shared/caller';
import type { MemoryFiles } from '../library/published/memory-files';
import type { MemoryCalls } from '../shared/memory-calls';
import { memoryGateway } from '../shared/memory-gateway';
import { callersWith } from '../shared/plain.memory';
import { isBlockType } from './block-types.seed';
import { pathsInField } from './content-pictures';
import type { MemoryContents } from './memory-contents';
import { textOfHtml } from '../shared/text-of-html';

type Gateway = ResourceGateway<ContentKind>;
/** Error codes by refused field. */
type Refusals = Readonly<Record<string, FieldCode>>;

/** Converts errors to a server's form: a block error names the field and the place, a moment has its own code. */
const asServer = (failure: Failure): Failure => {
  if (failure.kind !== 'FieldsRejected') return failure;
  const named = Object.entries(failure.fields).flatMap(([path, code]): readonly (readonly [string, FieldCode])[] => {
    if (path === 'online') return [[path, 'STATUS_DATETIME']];
    return path.startsWith('blocks')
      ? [['blocks', 'BLOCKS_NOT_VALID'], ...(path === 'blocks' ? [] : [[path, code] as const])]
      : [[path, code]];
  });
  return { ...failure, fields: Object.fromEntries(named) };
};

/** Places whose picture does not exist, except those that were already there. */
const lostPictures = (files: MemoryFiles, item: ContentItem, before: ContentItem | null): Refusals => {
  const places = [
    ['image', item.image, before?.image],
    ['cover', item.cover, before?.cover],
    ['meta.shareImage', item.meta.shareImage, before?.meta.shareImage],
  ] as const;
  const lost = places.filter(([, picture, known]) => {
    if (picture === null || picture.path === known?.path) return false;
    const file = files.file(picture.path);
    return isLeft(file) || file.right.shown.picture === null;
  });
  return Object.fromEntries(lost.map(([place]) => [place, 'FILE_NOT_FOUND']));
};

/** Places in blocks whose file does not exist, except optional ones that were already there. */
const lostInBlocks = (files: MemoryFiles, blocks: readonly Block[], before: readonly Block[]): Refusals => {
  const had = new Map(
    before.flatMap(({ guid, fields }) => fields.map((field) => [`${guid}.${field.code}`, pathsInField(field)])),
  );
  const lost = blocks.flatMap(({ guid, fields }) =>
    fields
      .filter((field) => {
        const known = field.required ? [] : (had.get(`${guid}.${field.code}`) ?? []);
        return pathsInField(field).some((path) => !known.includes(path) && isLeft(files.file(path)));
      })
      .map(({ code }) => `blocks.${guid}.${code}`),
  );
  return Object.fromEntries(lost.map((place) => [place, 'FILE_NOT_FOUND']));
};

/** A saved item with its derived values. Rules R-CON-03 and R-CON-19. */
const completed = (
  { publishedNow: chosen, ...draft }: ContentDraft,
  before: ContentItem | null,
  id: Id,
  now: Instant,
): ContentItem => {
  const isNow = isPublishedNow({ ...draft, publishedNow: chosen }, before?.status ?? 'draft');
  const asked = { status: draft.status, online: isNow ? now : draft.online, first: before?.firstOnline ?? null };
  const online = onlineWith(asked);
  return {
    ...draft,
    id,
    name: draft.name.trim(),
    url: draft.url.trim(),
    online,
    firstOnline: firstOnlineAfter({ ...asked, online }, now),
    newVersion: false,
    targetNames: draft.targets.map(({ label }) => label),
    added: before?.added ?? now,
    addedBy: before?.addedBy ?? '',
    updated: now,
    locked: null,
    history: [],
    previewHash: '',
  };
};

/**
 * Items of a module in memory: one editor at a time, each save adds a history entry. Rules R-CON-02, R-CON-06 and
 * R-CON-08.
 */
export const contentsMemory =
  (module: ContentModule) =>
  (calls: MemoryCalls, people: MemoryPeople, clock: Clock, files: MemoryFiles, contents: MemoryContents): Gateway => {
    const [resource, records] = [resources[module], contents.of(module)];

    const invalidFieldsOf = (item: ContentItem, before: ContentItem | null): Refusals => {
      const wasOnline = onlineSince(before?.firstOnline ?? null, clock.now());
      const isTaken = records.all().some(({ id, url }) => id !== item.id && url === item.url);
      const isStatus = !hasField(module, 'status') || knownIn(statusesFor(wasOnline), item.status) !== undefined;
      return {
        ...(isTaken && { url: 'URL_IN_USE' }),
        ...(!isStatus && { status: 'STATUS_DATETIME' }),
        ...(!isImplementationYear(item.implementation, clock.now()) && { implementation: 'VALUE_NOT_VALID' }),
        ...lostPictures(files, item, before),
        ...(item.blocks.every(({ code }) => isBlockType(code))
          ? lostInBlocks(files, item.blocks, before?.blocks ?? [])
          : { blocks: 'BLOCKS_NOT_VALID' }),
      };
    };

    const accept = (draft: ContentDraft, before: ContentItem | null, id: Id): Either<Failure, ContentItem> => {
      if (before !== null && !contents.hadLast({ module, id }))
        return either.left({ kind: 'Locked', holder: '', since: null });
      const item = completed(draft, before, id, clock.now());
      const fields = invalidFieldsOf(item, before);
      return Object.keys(fields).length === 0
        ? either.right(item)
        : either.left({ kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields });
    };

    const gateway: Gateway = memoryGateway<ContentKind, Caller>(calls, {
      resource,
      records,
      reading: {
        text: ({ name, url, recap, client, city }) => `${name} ${url} ${textOfHtml(recap)} ${client} ${city}`,
        first: ({ name }) => name,
        sorts: { online: ({ online }) => online ?? Infinity },
      },
      callerFor: callersWith(people, module),
      accept,
      hindrance: ({ id }) => {
        const lock = contents.lockOfOther({ module, id });
        return lock && { kind: 'Locked', holder: lock.name, since: lock.since };
      },
      shownTo: (item) => contents.show(module, item),
      saved: ({ id }, { newVersion }, before) =>
        contents.saved(module, id, before === null ? 'created' : newVersion ? 'update' : 'save'),
      gone: (id) => contents.gone(module, id),
    });

    return { ...gateway, save: (...request) => pipe(gateway.save(...request), taskEither.mapLeft(asServer)) };
  };

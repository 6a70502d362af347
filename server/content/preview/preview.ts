import type { ContentModule } from '../../../src/domain/content/modules.rule';
import { isBlockVisibleAt, hiddenReasonAt } from '../../../src/domain/content/item-visibility.rule';
import type { Instant } from '../../../src/domain/shared/instant';
import { Bytes } from '../../shared/bytes';
import type { Answer, CallOf } from '../../shared/endpoint';
import { datetime } from '../../shared/reads';
import { notFound } from '../../shared/refusal';
import { findByPreviewHash } from '../items/item-rows';
import { toInstant, type ItemState, type StoredBlock } from '../items/item-state';
import { renderPreview, PREVIEW_POLICY } from './preview-page';
import { loadLinkedRecords } from '../items/linked-records';
import { textsFor } from '../texts';

const isVisible = (module: ContentModule, { status, online, isOnline }: ItemState, at: Instant): boolean =>
  hiddenReasonAt(module, { status, online: toInstant(online), isOnline }, at) === null;

/** Blocks visible to visitors at a moment. Rule R-CON-04. */
const visibleBlocks = ({ blocks }: ItemState, at: Instant): readonly StoredBlock[] =>
  blocks.filter(({ disabled, publication }) =>
    isBlockVisibleAt(
      { disabled, publication: publication && { from: toInstant(publication.from), to: toInstant(publication.to) } },
      at,
    ),
  );

export const PREVIEW = { query: { at: datetime } };

/**
 * Handles `GET preview/{module}/{hash}`: the stored item as visitors see it now, or at the moment `at`. Rule R-CON-17.
 */
export const showPreview =
  (module: ContentModule) =>
  async ({ services: { db, now }, caller, query, param }: CallOf<typeof PREVIEW>): Promise<Answer> => {
    const at = toInstant(query.at ?? null) ?? now();
    const item = await findByPreviewHash(db, module, caller.website, param('hash'));
    if (item === undefined) throw notFound();
    const { state } = item;
    const linked = await loadLinkedRecords(db, caller.website, [state]);
    const page = renderPreview(
      { state, isOnline: isVisible(module, state, at), blocks: visibleBlocks(state, at) },
      linked,
      textsFor(caller),
      caller.language,
    );
    return {
      status: 200,
      body: new Bytes('text/html; charset=utf-8', Buffer.from(page)),
      headers: { 'Content-Security-Policy': PREVIEW_POLICY, 'X-Robots-Tag': 'noindex' },
    };
  };

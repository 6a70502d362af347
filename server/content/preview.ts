import type { ContentModule } from '../../src/domain/content/modules.rule';
import { isBlockSeenAt, unseenAt } from '../../src/domain/content/seen-item.rule';
import { parseUtc, type Instant } from '../../src/domain/shared/instant';
import { Bytes } from '../shared/bytes';
import type { Answer, SignedInCall } from '../shared/endpoint';
import { fieldsNotValid, notFound } from '../shared/refusal';
import { findPreviewed } from './item-rows';
import { momentOf, type ItemState, type StoredBlock } from './item-state';
import { drawPreview, PREVIEW_POLICY } from './preview-page';
import { gatherShown } from './shown';
import { textsFor } from './texts';

/** Whether visitors see an item at a moment. */
const isSeen = (module: ContentModule, { status, online, isOnline }: ItemState, at: Instant): boolean =>
  unseenAt(module, { status, online: momentOf(online), isOnline }, at) === null;

/** The blocks that visitors see at a moment. Rule R-CON-04. */
const seenBlocks = ({ blocks }: ItemState, at: Instant): readonly StoredBlock[] =>
  blocks.filter(({ disabled, publication }) =>
    isBlockSeenAt(
      { disabled, publication: publication && { from: momentOf(publication.from), to: momentOf(publication.to) } },
      at,
    ),
  );

/**
 * `GET preview/{module}/{hash}`: the stored item as a page, as visitors see it now or at the moment `at`. Rule
 * R-CON-17.
 */
export const showPreview =
  (module: ContentModule) =>
  async ({ services: { db, now }, caller, query, param }: SignedInCall): Promise<Answer> => {
    const asked = query.only('at').text('at') ?? '';
    const at = asked === '' ? now() : parseUtc(asked);
    if (at === null) throw fieldsNotValid('at');
    const item = await findPreviewed(db, module, caller.website, param('hash'));
    if (item === undefined) throw notFound();
    const { state } = item;
    const shown = await gatherShown(db, caller.website, [state]);
    const page = drawPreview(
      { state, isOnline: isSeen(module, state, at), blocks: seenBlocks(state, at) },
      shown,
      textsFor(caller),
      caller.language,
    );
    return {
      status: 200,
      body: new Bytes('text/html; charset=utf-8', Buffer.from(page)),
      headers: { 'Content-Security-Policy': PREVIEW_POLICY, 'X-Robots-Tag': 'noindex' },
    };
  };

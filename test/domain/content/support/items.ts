import { BLANK_ITEM, type ContentDraft } from '../../../../src/domain/content/content-item';

/** An item as the editor holds it. */
export const anItem = (given: Partial<ContentDraft> = {}): ContentDraft => ({ ...BLANK_ITEM, name: 'Heat pumps', url: 'heat-pumps', ...given });
/** Its meta data with something else in it. */
export const metaOf = (given: Partial<ContentDraft['meta']>): ContentDraft['meta'] => ({ ...BLANK_ITEM.meta, ...given });
export const choice = (id: string, label = `Choice ${id}`): { readonly id: string; readonly label: string } => ({ id, label });

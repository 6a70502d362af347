import {
  BLANK_ITEM,
  type ContentDraft,
  type ContentItem,
  type HistoryEntry,
} from '../../../../src/domain/content/content-item';

/** An item as the editor holds it. */
export const anItem = (given: Partial<ContentDraft> = {}): ContentDraft => ({
  ...BLANK_ITEM,
  name: 'Heat pumps',
  url: 'heat-pumps',
  ...given,
});
/** Meta data of an item with these changes. */
export const metaOf = (given: Partial<ContentDraft['meta']>): ContentDraft['meta'] => ({
  ...BLANK_ITEM.meta,
  ...given,
});
export const choice = (id: string, label = `Choice ${id}`): { readonly id: string; readonly label: string } => ({
  id,
  label,
});

/** An item as the server stores it. */
export const aStoredItem = (given: Partial<ContentItem> = {}): ContentItem => ({
  ...anItem(),
  id: '1',
  targetNames: [],
  updated: 0,
  locked: null,
  firstOnline: null,
  added: 0,
  addedBy: '',
  history: [],
  previewHash: 'abc',
  ...given,
});

/** A history of `count` saves, one hour apart, newest first. */
export const entriesOf = (count: number): readonly HistoryEntry[] =>
  Array.from({ length: count }, (_, place): HistoryEntry => ({
    id: String(count - place),
    kind: place === count - 1 ? 'created' : 'save',
    at: Date.UTC(2026, 10, 18, 8 - place),
    by: 'Emma de Wit',
  }));

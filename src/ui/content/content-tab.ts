/** The tabs of an item on a phone. */
export const CONTENT_TABS = ['content', 'general', 'publication', 'meta'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];

/** The tab that shows a field, by path. */
export const tabOf = (path: string): ContentTab => {
  const [field = ''] = path.split('.');
  if (field === 'blocks' || field === 'intro') return 'content';
  if (field === 'status' || field === 'online') return 'publication';
  return field === 'meta' ? 'meta' : 'general';
};

/** The tab after a refused save: the current one if it has an error, else the first with an error. */
export const tabFor = (wrong: readonly string[], shown: ContentTab): ContentTab => {
  const tabs = wrong.map(tabOf);
  return tabs.includes(shown) ? shown : (CONTENT_TABS.find((tab) => tabs.includes(tab)) ?? shown);
};

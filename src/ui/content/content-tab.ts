/** The parts into which an item is divided where there is no room to show them beside each other. */
export const CONTENT_TABS = ['content', 'general', 'publication', 'meta'] as const;
export type ContentTab = (typeof CONTENT_TABS)[number];

/** The part in which something stands, by the path of its field. */
export const tabOf = (path: string): ContentTab => {
  const [field = ''] = path.split('.');
  if (field === 'blocks' || field === 'intro') return 'content';
  if (field === 'status' || field === 'online') return 'publication';
  return field === 'meta' ? 'meta' : 'general';
};

/**
 * Which part to show after a refusal: the present one where something is wrong in it, else the first in which something
 * is.
 */
export const tabFor = (wrong: readonly string[], shown: ContentTab): ContentTab => {
  const tabs = wrong.map(tabOf);
  return tabs.includes(shown) ? shown : (CONTENT_TABS.find((tab) => tabs.includes(tab)) ?? shown);
};

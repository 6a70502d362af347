const KEY = /^(.+?)\.((?:delete|empty)\.\w+|\w+)$/;

/**
 * Derives a text of a list or of its records from the nouns of the module: `site.holidays.failed` is the template
 * `shared.chrome.failed` with `nouns.site.holidays`. A text beside the nouns replaces the template; decision 07.
 *
 * @param find Text of a key, as it is written.
 * @param key Key with its form of a count, such as `site.holidays.deleted_other`.
 */
export const chromeText = (find: (key: string) => string | undefined, key: string): string | undefined => {
  const [, list = '', part = ''] = KEY.exec(key) ?? [];
  const nouns = `nouns.${list}`;
  const [own, template] = [find(`${nouns}.${part}`), find(`shared.chrome.${part}`)];
  if (own !== undefined || template === undefined) return own;
  const [one, many] = [find(`${nouns}.one`), find(`${nouns}.many`)];
  if (one === undefined || many === undefined) return undefined;
  const text = template.replaceAll('{{one}}', one).replaceAll('{{many}}', many);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

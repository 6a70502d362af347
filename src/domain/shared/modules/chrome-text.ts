const KEY = /^(.+?)\.((?:delete|empty)\.\w+|\w+)$/;

/**
 * Derives a text from the nouns of a module: `site.holidays.failed` is the template `shared.chrome.failed` filled with
 * `nouns.site.holidays`. A text defined in the module wins; decision 07.
 * @param find returns the raw text of a key
 * @param key with plural form, such as `site.holidays.deleted_other`.
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

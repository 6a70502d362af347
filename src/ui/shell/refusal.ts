import type { Route } from '../../application/session/routes';
import type { Dictionary } from '../../application/shared/ports/dictionary.port';

/** A title within a sentence; abbreviations stay (`ETIM features`). */
const inSentence = (title: string): string =>
  /^\p{Lu}\p{Lu}/u.test(title) ? title : title.charAt(0).toLowerCase() + title.slice(1);

/** String key and values of what a person without the right cannot do: "You cannot add coupons". Rule R-SES-10. */
export const refusalOf = (
  { names, action }: Pick<Route, 'names' | 'action'>,
  dictionary: Dictionary,
): { readonly key: string; readonly values: Readonly<Record<string, string>> } => {
  const title = `${names}.title`;
  const records = [`${names}.records`, `nouns.${names}.many`].find((key) => dictionary.has(key));
  if (action === 'add' || action === 'edit' || action === 'invite')
    return {
      key: `shared.states.forbidden.${action}`,
      values: {
        records: records === undefined ? inSentence(dictionary.translate(title)) : dictionary.translate(records),
      },
    };
  return { key: 'shared.states.forbidden.title', values: { screen: dictionary.translate(title) } };
};

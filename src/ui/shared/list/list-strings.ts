import type access from '../../strings/en/access.json';
import type { Strings } from '../runtime/text-key';

type Removal = 'delete' | `${'deleting' | 'deleted'}_${'one' | 'other'}`;

/** Keys that every list's strings have; columns and filters are its own. */
type ListTexts = Omit<typeof access.users, 'columns' | 'filters' | 'invite' | 'never' | 'activeOf' | Removal>;

/** Branches of strings with these keys. */
type BranchesWith<Texts> = {
  [Context in keyof Strings]: {
    [List in Extract<keyof Strings[Context], string>]: Strings[Context][List] extends Texts
      ? `${Context}.${List}`
      : never;
  }[Extract<keyof Strings[Context], string>];
}[keyof Strings];

export type ListStrings = BranchesWith<ListTexts>;

/** Those of lists whose rows can be added. */
export type AddableStrings = BranchesWith<ListTexts & { readonly add: string }>;

import type access from '../../strings/en/access.json';
import type { Strings } from '../runtime/text-key';

type Removal = 'delete' | `${'deleting' | 'deleted'}_${'one' | 'other'}`;

/** What the strings of every list hold; the columns and filters are the list's own, and some delete nothing. */
type ListTexts = Omit<typeof access.users, 'columns' | 'filters' | 'invite' | 'never' | 'activeOf' | Removal>;

/** Where the strings of a list stand: each place has the same keys. A list that lacks one is not in here. */
export type ListStrings = {
  [Context in keyof Strings]: {
    [List in Extract<keyof Strings[Context], string>]: Strings[Context][List] extends ListTexts
      ? `${Context}.${List}`
      : never;
  }[Extract<keyof Strings[Context], string>];
}[keyof Strings];

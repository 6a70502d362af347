import type access from '../strings/en/access.json';
import type { Strings } from './text-key';

/** What the strings of every list hold; the columns and filters are the list's own. */
type ListTexts = Omit<typeof access.users, 'columns' | 'filters' | 'invite' | 'never' | 'activeOf'>;

/** Where the strings of a list stand: each place has the same keys. A list that lacks one is not in here. */
export type ListStrings = {
  [Context in keyof Strings & string]: {
    [List in keyof Strings[Context] & string]: Strings[Context][List] extends ListTexts ? `${Context}.${List}` : never;
  }[keyof Strings[Context] & string];
}[keyof Strings & string];

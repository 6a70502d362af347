import type { NounedList, Strings } from '../runtime/text-key';

/** What every list says in words of its own. */
interface OwnTexts {
  readonly empty: { readonly body: string };
}

/** Branches of strings of lists; their other texts derive from nouns. */
export type ListStrings = NounedList &
  {
    [Context in keyof Strings]: {
      [List in Extract<keyof Strings[Context], string>]: Strings[Context][List] extends OwnTexts
        ? `${Context}.${List}`
        : never;
    }[Extract<keyof Strings[Context], string>];
  }[keyof Strings];

import type { NounedList, Strings } from '../runtime/text-key';

/** Texts that each list defines itself. */
interface OwnTexts {
  readonly empty: { readonly body: string };
}

/** String branches of the lists; their other texts derive from nouns. */
export type ListStrings = NounedList &
  {
    [Context in keyof Strings]: {
      [List in Extract<keyof Strings[Context], string>]: Strings[Context][List] extends OwnTexts
        ? `${Context}.${List}`
        : never;
    }[Extract<keyof Strings[Context], string>];
  }[keyof Strings];

import { useCallback, type ReactNode } from 'react';
import type { TextKey } from '../runtime/text-key';
import { useText, type TextValues } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';

interface WebsiteTextProps {
  /** That of the screen without it. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** A text of the website within one of the console, such as a name. Rule R-SHR-61. */
export const WebsiteText = ({ lang, children }: WebsiteTextProps) => {
  const own = useWebsiteLanguage();
  const language = lang ?? own;
  return language === undefined ? children : <span lang={language}>{children}</span>;
};

/** Where a value stands in a sentence: its name between isolates, which no sentence of the console has. */
const PLACE = /\u2068(\w+)\u2069/;

/**
 * A sentence of the console whose quoted values are texts of the website. Rule R-SHR-71.
 * @param say fills the values in
 * @param quoted names of the values
 */
export const quotedText = (
  say: (values?: TextValues) => string,
  values: TextValues | undefined,
  quoted: readonly string[],
  lang: string | undefined,
): ReactNode => {
  if (lang === undefined || values === undefined || quoted.length === 0) return say(values);
  const places = Object.fromEntries(quoted.map((name) => [name, `\u2068${name}\u2069`]));
  return say({ ...values, ...places })
    .split(PLACE)
    .map((part, index) =>
      // A place has no other identity, and its name stands between two stretches of the sentence.
      index % 2 === 0 ? (
        part
      ) : (
        <span key={index} lang={lang}>
          {values[part]}
        </span>
      ),
    );
};

export type QuotedText = (key: TextKey, values: TextValues, quoted: readonly string[]) => ReactNode;

/** Translates a key; quoted values carry the language of the screen's website. Rule R-SHR-71. */
export const useQuotedText = (): QuotedText => {
  const [text, lang] = [useText(), useWebsiteLanguage()];
  return useCallback(
    (key, values, quoted) => quotedText((filled) => text(key, filled), values, quoted, lang),
    [lang, text],
  );
};

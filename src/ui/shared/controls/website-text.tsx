import { useCallback, type ReactNode } from 'react';
import type { TextKey } from '../runtime/text-key';
import { useText, type TextValues } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';

interface WebsiteTextProps {
  /** Defaults to the language of the screen's website. */
  readonly lang?: string | undefined;
  readonly children: ReactNode;
}

/** Text in the website's language within the console, such as a name. Rule R-SHR-61. */
export const WebsiteText = ({ lang, children }: WebsiteTextProps) => {
  const own = useWebsiteLanguage();
  const language = lang ?? own;
  return language === undefined ? children : <span lang={language}>{children}</span>;
};

/** A placeholder of a value: its name between Unicode isolates, which no sentence of the console contains. */
const PLACE = /\u2068(\w+)\u2069/;

/**
 * Renders a sentence of the console whose quoted values are in the language of the website. Rule R-SHR-71.
 * @param say formats the sentence with values
 * @param quoted names of the values in the website's language
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
      // Odd indexes are placeholders; parts are identified by their index only.
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

/** Translates a key and marks quoted values with the language of the screen's website. Rule R-SHR-71. */
export const useQuotedText = (): QuotedText => {
  const [text, lang] = [useText(), useWebsiteLanguage()];
  return useCallback(
    (key, values, quoted) => quotedText((filled) => text(key, filled), values, quoted, lang),
    [lang, text],
  );
};

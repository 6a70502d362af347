import { createInstance, type i18n } from 'i18next';
import type { Dictionary } from '../../../application/shared/ports/dictionary.port';
import type { Strings } from '../../../application/shared/ports/dictionary.port';
import type { Reports } from '../../../application/shared/ports/reports.port';
import { token } from '../../../application/shared/token';
import { numberIn, pluralOf } from '../../../domain/shared/format-text';
import type { Language } from '../../../domain/shared/locale';
import { chromeText } from '../../../domain/shared/modules/chrome-text';

/** The dozen strings that are there before any API has answered: one context of each language, by its name. */
export type BundledStrings = Readonly<Record<Language, Strings>>;
export const BundledStrings = token<BundledStrings>('bundled-strings');

const NAMESPACE = 'strings';
const MISSING = '\u0000';
const FORMS = ['', '_one', '_other'];
type Values = Readonly<Record<string, string | number>>;

/** Figures as the language writes them. */
const written = (values: Values, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numberIn(language, value) : value,
    ]),
  );

/**
 * Interface strings in one i18next instance. Texts of lists derive from the nouns of their module when they are first
 * asked for. Another missing key shows as `*` and its last part, and is reported once.
 * Figures are written as the language does. Values are not escaped here, because React does that; what looks like a
 * reference inside a value stays text.
 */
export class I18nextDictionary implements Dictionary {
  private readonly i18next: i18n;
  private readonly missed = new Set<string>();

  constructor(
    private readonly bundled: BundledStrings,
    first: Language,
    private readonly reports: Reports,
  ) {
    this.i18next = createInstance();
    void this.i18next.init({
      lng: first,
      fallbackLng: false,
      ns: NAMESPACE,
      defaultNS: NAMESPACE,
      nsSeparator: false,
      initAsync: false,
      resources: { en: { [NAMESPACE]: bundled.en }, nl: { [NAMESPACE]: bundled.nl } },
      interpolation: { escapeValue: false },
      missingInterpolationHandler: () => '',
      parseMissingKeyHandler: () => MISSING,
      returnedObjectHandler: () => MISSING,
    });
  }

  apply(language: Language, strings: Strings): void {
    this.i18next.addResourceBundle(language, NAMESPACE, { ...this.bundled[language], ...strings }, false, true);
    void this.i18next.changeLanguage(language);
  }

  translate(key: string, values?: Values): string {
    const text = this.textOf(key, values);
    if (text !== MISSING) return text;
    return this.derive(key) ? this.textOf(key, values) : this.miss(key);
  }

  has(key: string): boolean {
    return this.i18next.exists(key) || this.derive(key);
  }

  language(): Language {
    return this.i18next.language === 'nl' ? 'nl' : 'en';
  }

  private textOf(key: string, values?: Values): string {
    if (values === undefined) return this.i18next.t(key, { skipInterpolation: true });
    const { count } = values;
    // The form of a count is given as a context: for plurals of its own, i18next asks Intl, which is slow to begin.
    const context = typeof count === 'number' ? pluralOf(count) : '';
    return this.i18next.t(key, { context, replace: written(values, this.language()) });
  }

  /** Adds the texts of a key that derive from nouns, and says whether there are any. */
  private derive(key: string): boolean {
    const language = this.language();
    const find = (name: string): string | undefined => {
      const text: unknown = this.i18next.getResource(language, NAMESPACE, name);
      return typeof text === 'string' ? text : undefined;
    };
    const derived = FORMS.map((form) => key + form).flatMap((name) => {
      const text = chromeText(find, name);
      return text === undefined ? [] : [{ name, text }];
    });
    for (const { name, text } of derived) this.i18next.addResource(language, NAMESPACE, name, text);
    return derived.length > 0;
  }

  private miss(key: string): string {
    if (!this.missed.has(key)) {
      this.missed.add(key);
      this.reports.report(`Missing string ${this.language()} ${key}`);
    }
    return `*${key.split('.').at(-1) ?? key}`;
  }
}

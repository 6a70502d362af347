import { createInstance, type i18n } from 'i18next';
import type { Dictionary } from '../../../application/shared/ports/dictionary.port';
import type { Strings } from '../../../application/shared/ports/dictionary.port';
import type { Reports } from '../../../application/shared/ports/reports.port';
import { token } from '../../../application/shared/token';
import { numberIn, pluralOf } from '../../../domain/shared/format-text';
import type { Language } from '../../../domain/shared/locale';
import { chromeText } from '../../../domain/shared/modules/chrome-text';

/** The few strings that are part of the bundle: one context per language, by its name. */
export type BundledStrings = Readonly<Record<Language, Strings>>;
export const BundledStrings = token<BundledStrings>('bundled-strings');

const NAMESPACE = 'strings';
const MISSING = '\u0000';
type Values = Readonly<Record<string, string | number>>;

/** Formats numbers in the language. */
const written = (values: Values, language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? numberIn(language, value) : value,
    ]),
  );

const filledIn = (text: string, values: Readonly<Record<string, string>> = {}): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');

/**
 * Interface strings in one i18next instance. List texts are derived from the nouns of their module on first use.
 * Other missing keys show as `*` and their last part, and are reported once. Values are not escaped, because React
 * does that; references inside values stay text.
 */
export class I18nextDictionary implements Dictionary {
  private readonly i18next: i18n;
  private readonly missed = new Set<string>();
  /** Texts derived from nouns, by key and plural form. */
  private readonly derived = new Map<string, string>();

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
    this.derived.clear();
    this.i18next.addResourceBundle(language, NAMESPACE, { ...this.bundled[language], ...strings }, false, true);
    void this.i18next.changeLanguage(language);
  }

  translate(key: string, values?: Values): string {
    // The plural form is passed as a context, because i18next's own plurals use Intl, which is slow to start.
    const context = typeof values?.['count'] === 'number' ? pluralOf(values['count']) : '';
    const form = context === '' ? key : `${key}_${context}`;
    const replace = values && written(values, this.language());
    const known = this.derived.get(form);
    if (known !== undefined) return filledIn(known, replace);
    const text = this.i18next.t(key, replace === undefined ? { skipInterpolation: true } : { context, replace });
    if (text !== MISSING) return text;
    const derived = this.derive(form) ?? this.derive(key);
    return derived === undefined ? this.miss(key) : filledIn(derived, replace);
  }

  has(key: string): boolean {
    return this.i18next.exists(key) || this.derive(key) !== undefined;
  }

  language(): Language {
    return this.i18next.language === 'nl' ? 'nl' : 'en';
  }

  private derive(form: string): string | undefined {
    const derived = chromeText((key) => {
      const text: unknown = this.i18next.getResource(this.language(), NAMESPACE, key);
      return typeof text === 'string' ? text : undefined;
    }, form);
    if (derived !== undefined) this.derived.set(form, derived);
    return derived;
  }

  private miss(key: string): string {
    if (!this.missed.has(key)) {
      this.missed.add(key);
      this.reports.report(`Missing string ${this.language()} ${key}`);
    }
    return `*${key.split('.').at(-1) ?? key}`;
  }
}

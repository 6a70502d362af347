import { createInstance, type i18n } from 'i18next';
import type { Dictionary } from '../../../application/session/ports/dictionary.port';
import type { Strings } from '../../../application/session/ports/session-gateway.port';
import type { Reports } from '../../../application/shared/ports/reports.port';
import { token } from '../../../application/shared/token';
import { numberIn } from '../../../domain/shared/format';
import type { Language } from '../../../domain/shared/locale';

/** The dozen strings that are there before any API has answered: one context of each language, by its name. */
export type BundledStrings = Readonly<Record<Language, Strings>>;
export const BundledStrings = token<BundledStrings>('bundled-strings');

const NAMESPACE = 'strings';
const toValues = (values: Readonly<Record<string, string | number>>, language: Language) => {
  const shown = Object.entries(values).map(([name, value]) => [name, typeof value === 'number' ? numberIn(language, value) : value] as const);
  // Under `replace`, no value can be taken for an option of i18next; only the count chooses a plural.
  return { replace: Object.fromEntries(shown), ...(typeof values['count'] === 'number' && { count: values['count'] }) };
};

/**
 * Interface strings in one i18next instance. A missing key shows as `*` and its last part, and is reported once.
 * Figures are written as the language does. Values are not escaped here, because React does that; what looks like a
 * reference inside a value stays text.
 */
export class I18nextDictionary implements Dictionary {
  private readonly i18next: i18n;
  private readonly missed = new Set<string>();
  /** Texts without values, as they were looked up: a screen asks for the same ones each time it is drawn. */
  private readonly plain = new Map<string, string>();

  constructor(private readonly bundled: BundledStrings, first: Language, private readonly reports: Reports) {
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
      parseMissingKeyHandler: (key) => this.miss(key),
      returnedObjectHandler: (key) => this.miss(key),
    });
  }

  apply(language: Language, strings: Strings): void {
    this.i18next.addResourceBundle(language, NAMESPACE, { ...this.bundled[language], ...strings }, false, true);
    void this.i18next.changeLanguage(language);
    this.plain.clear();
  }

  translate(key: string, values?: Readonly<Record<string, string | number>>): string {
    if (values !== undefined) return this.i18next.t(key, toValues(values, this.language()));
    const text = this.plain.get(key) ?? this.i18next.t(key);
    this.plain.set(key, text);
    return text;
  }

  language(): Language {
    return this.i18next.language === 'nl' ? 'nl' : 'en';
  }

  private miss(key: string): string {
    if (!this.missed.has(key)) {
      this.missed.add(key);
      this.reports.report(`Missing string ${this.language()} ${key}`);
    }
    return `*${key.split('.').at(-1) ?? key}`;
  }
}

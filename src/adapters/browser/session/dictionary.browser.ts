import type { Dictionary } from '../../../application/session/ports/dictionary.port';
import type { Strings } from '../../../application/session/ports/session-gateway.port';
import type { Reports } from '../../../application/shared/ports/reports.port';
import { token } from '../../../application/shared/token';
import { numberIn, pluralIn } from '../../../domain/shared/format';
import type { Language } from '../../../domain/shared/locale';

/** The dozen strings that are there before any API has answered: one context of each language, by its name. */
export type BundledStrings = Readonly<Record<Language, Strings>>;
export const BundledStrings = token<BundledStrings>('bundled-strings');

/** Own properties only: a key that comes from data may be called `constructor`. */
const textAt = (strings: Strings, key: string): string | null => {
  let found: string | Strings | undefined = strings;
  for (const step of key.split('.')) found = typeof found === 'object' && Object.hasOwn(found, step) ? found[step] : undefined;
  return typeof found === 'string' ? found : null;
};

/**
 * The interface strings of one language. A text may have forms for its `count`, behind the key: `_one`, `_other`. A missing
 * key shows as `*` and its last part, and is reported once. Figures are written as the language does. Values are put in
 * once and as they are: React escapes them, and what looks like a reference inside a value stays text.
 */
export class LoadedDictionary implements Dictionary {
  private readonly missed = new Set<string>();
  private strings: Strings;

  constructor(private readonly bundled: BundledStrings, private spoken: Language, private readonly reports: Reports) {
    this.strings = bundled[spoken];
  }

  apply(language: Language, strings: Strings): void {
    this.spoken = language;
    this.strings = { ...this.bundled[language], ...strings };
  }

  translate(key: string, values: Readonly<Record<string, string | number>> = {}): string {
    const count = values['count'];
    const form = typeof count === 'number' ? textAt(this.strings, `${key}_${pluralIn(this.spoken, count)}`) : null;
    const text = form ?? textAt(this.strings, key);
    return text === null ? this.miss(key) : text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => this.write(values[name]));
  }

  language(): Language {
    return this.spoken;
  }

  private write(value: string | number | undefined): string {
    return typeof value === 'number' ? numberIn(this.spoken, value) : value ?? '';
  }

  private miss(key: string): string {
    if (!this.missed.has(key)) {
      this.missed.add(key);
      this.reports.report(`Missing string ${this.spoken} ${key}`);
    }
    return `*${key.split('.').at(-1) ?? key}`;
  }
}

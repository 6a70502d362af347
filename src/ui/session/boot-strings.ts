import type { Language } from '../../domain/shared/locale';
import en from '../strings/en/boot.json';
import nl from '../strings/nl/boot.json';

/** The strings needed before or without an API. */
export const bootStrings: Readonly<Record<Language, typeof en>> = { en, nl };

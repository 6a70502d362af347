import { useCallback } from 'react';
import type { Session } from '../../../domain/shared/session';
import { isOfWebsite } from '../../../domain/shared/modules/website-texts.rule';
import { useSession } from './use-session';

/** The `lang` of record names of a module on the person's website; undefined for other modules. Rule R-SHR-61. */
export const languageOf = ({ website }: Pick<Session, 'website'>, module: string): string | undefined =>
  isOfWebsite(module) ? (website?.language ?? '') : undefined;

/** `languageOf` for the website of the session, for screens that name records of several modules. */
export const useLanguageOf = (): ((module: string) => string | undefined) => {
  const session = useSession();
  return useCallback((module: string) => languageOf(session, module), [session]);
};

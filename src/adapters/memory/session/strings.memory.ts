import type { Strings } from '../../../application/shared/ports/dictionary.port';
import type { Language } from '../../../domain/shared/locale';

/** Gets the strings of one language, an object for each context; or only those of a context that come late. */
export type StringsLoader = (language: Language, context?: string) => Promise<Strings>;

const LATE: Readonly<Record<string, Readonly<Record<Language, () => Promise<{ readonly default: Strings }>>>>> = {
  catalogue: {
    en: () => import('../../../ui/strings/en/catalogue.json'),
    nl: () => import('../../../ui/strings/nl/catalogue.json'),
  },
  commerce: {
    en: () => import('../../../ui/strings/en/commerce.json'),
    nl: () => import('../../../ui/strings/nl/commerce.json'),
  },
  communication: {
    en: () => import('../../../ui/strings/en/communication.json'),
    nl: () => import('../../../ui/strings/nl/communication.json'),
  },
  event: {
    en: () => import('../../../ui/strings/en/event.json'),
    nl: () => import('../../../ui/strings/nl/event.json'),
  },
  library: {
    en: () => import('../../../ui/strings/en/library.json'),
    nl: () => import('../../../ui/strings/nl/library.json'),
  },
  navigation: {
    en: () => import('../../../ui/strings/en/navigation.json'),
    nl: () => import('../../../ui/strings/nl/navigation.json'),
  },
  operations: {
    en: () => import('../../../ui/strings/en/operations.json'),
    nl: () => import('../../../ui/strings/nl/operations.json'),
  },
  parts: {
    en: () => import('../../../ui/strings/en/parts.json'),
    nl: () => import('../../../ui/strings/nl/parts.json'),
  },
  richText: {
    en: () => import('../../../ui/strings/en/richText.json'),
    nl: () => import('../../../ui/strings/nl/richText.json'),
  },
  site: {
    en: () => import('../../../ui/strings/en/site.json'),
    nl: () => import('../../../ui/strings/nl/site.json'),
  },
  spareParts: {
    en: () => import('../../../ui/strings/en/spareParts.json'),
    nl: () => import('../../../ui/strings/nl/spareParts.json'),
  },
};

/** The files that a server would serve, as chunks of their own. */
export const loadStrings: StringsLoader = async (language, context) => {
  if (context !== undefined) return { [context]: (await LATE[context]?.[language]())?.default ?? {} };
  const files =
    language === 'nl'
      ? [
          import('../../../ui/strings/nl/access.json'),
          import('../../../ui/strings/nl/content.json'),
          import('../../../ui/strings/nl/insight.json'),
          import('../../../ui/strings/nl/nouns.json'),
          import('../../../ui/strings/nl/session.json'),
          import('../../../ui/strings/nl/shared.json'),
          import('../../../ui/strings/nl/shell.json'),
        ]
      : [
          import('../../../ui/strings/en/access.json'),
          import('../../../ui/strings/en/content.json'),
          import('../../../ui/strings/en/insight.json'),
          import('../../../ui/strings/en/nouns.json'),
          import('../../../ui/strings/en/session.json'),
          import('../../../ui/strings/en/shared.json'),
          import('../../../ui/strings/en/shell.json'),
        ];
  const [access, content, insight, nouns, session, shared, shell] = (
    await Promise.all<{ readonly default: Strings }>(files)
  ).map((file) => file.default);
  // One key for each imported file.
  return { access, content, insight, nouns, session, shared, shell } as Strings;
};

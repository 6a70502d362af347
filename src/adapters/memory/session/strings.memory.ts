import type { Strings } from '../../../application/shared/ports/dictionary.port';
import type { Language } from '../../../domain/shared/locale';

/** Gets the strings of one language, an object for each context; or only those of a context that come late. */
export type StringsLoader = (language: Language, context?: string) => Promise<Strings>;

/** Contexts whose strings come first. */
const FIRST = ['access', 'content', 'insight', 'nouns', 'session', 'shared', 'shell'];

/** The file that a server would serve, as a chunk of its own. */
const fileOf = async (language: Language, context: string): Promise<Strings> => {
  // The type of a file is known only where its whole name is written.
  const file = (await import(`../../../ui/strings/${language}/${context}.json`)) as { readonly default: Strings };
  return file.default;
};

export const loadStrings: StringsLoader = async (language, context) => {
  const contexts = context === undefined ? FIRST : [context];
  const files = await Promise.all(contexts.map(async (name) => [name, await fileOf(language, name)] as const));
  return Object.fromEntries(files);
};

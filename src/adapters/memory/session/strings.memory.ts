import type { Strings } from '../../../application/shared/ports/dictionary.port';
import type { Language } from '../../../domain/shared/locale';

/** Loads the strings of a language by context, or those of one context that is loaded later. */
export type StringsLoader = (language: Language, context?: string) => Promise<Strings>;

/** Contexts whose strings are loaded first. */
const FIRST = ['access', 'content', 'insight', 'nouns', 'session', 'shared', 'shell'];

/** The string file that a server would send, as a chunk. */
const fileOf = async (language: Language, context: string): Promise<Strings> => {
  // The type of the file is unknown, because its name is computed.
  const file = (await import(`../../../ui/strings/${language}/${context}.json`)) as { readonly default: Strings };
  return file.default;
};

export const loadStrings: StringsLoader = async (language, context) => {
  const contexts = context === undefined ? FIRST : [context];
  const files = await Promise.all(contexts.map(async (name) => [name, await fileOf(language, name)] as const));
  return Object.fromEntries(files);
};

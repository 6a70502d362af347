import { fold } from '../../src/domain/shared/fold';

/** Pattern for `like` that finds folded text anywhere; wildcards in it are escaped. */
export const containsPattern = (text: string): string => `%${fold(text).replace(/[\\%_]/g, '\\$&')}%`;

/** Pattern for `like` that finds folded text at the start. */
export const prefixPattern = (text: string): string => containsPattern(text).slice(1);

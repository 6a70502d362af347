import { isLogLevel, isLogSource } from '../../../domain/insight/published/log-entry.rule';
import type { Translate } from '../../shared/runtime/use-text';

/** The word for a level; one that the console does not know is shown as it is. */
export const levelName = (level: string, text: Translate): string =>
  isLogLevel(level) ? text(`insight.logs.choices.level.${level}`) : level;

/** The word for a source; one that the console does not know is shown as it is. */
export const sourceName = (source: string, text: Translate): string =>
  isLogSource(source) ? text(`insight.logs.choices.source.${source}`) : source;

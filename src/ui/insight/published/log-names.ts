import { isLogLevel, isLogSource } from '../../../domain/insight/published/log-entry.rule';
import type { Translate } from '../../shared/runtime/use-text';

/** The name of a level; an unknown level is shown as its code. */
export const levelName = (level: string, text: Translate): string =>
  isLogLevel(level) ? text(`insight.logs.choices.level.${level}`) : level;

/** The name of a source; an unknown source is shown as its code. */
export const sourceName = (source: string, text: Translate): string =>
  isLogSource(source) ? text(`insight.logs.choices.source.${source}`) : source;

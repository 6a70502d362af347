import type { LogEntry, LogPairs } from '../../domain/insight/log-entry';
import type { Format } from '../../domain/shared/format';
import type { Translate } from '../shared/runtime/use-text';
import { levelName, sourceName } from './published/log-names';

/** Placeholder for a value that was not stored. */
export const NO_VALUE = '—';

/** A heading with facts; `text` is a fact without a name. */
interface LogSection {
  readonly heading: string;
  readonly pairs: LogPairs;
  /** Index of the user among the pairs. */
  readonly user?: number;
  readonly text?: string;
}

export const userName = ({ user, method, source }: LogEntry, text: Translate): string => {
  if (user !== null) return user.name === '' ? NO_VALUE : user.name;
  if (method === 'CLI') return text('insight.logs.detail.command');
  // The server also acts without a user; only the console logs for people who are not signed in.
  return source === 'front-end' ? text('insight.logs.detail.stranger') : NO_VALUE;
};

const placeText = ({ place }: LogEntry, text: Translate): string => {
  if (place === null) return NO_VALUE;
  return place.line === null
    ? place.file
    : text('insight.logs.detail.line', { file: place.file, line: String(place.line) });
};

/** The detail of a log entry, by section. */
export const logSections = (entry: LogEntry, text: Translate, format: Format): readonly LogSection[] => [
  {
    heading: '',
    pairs: [
      [text('insight.logs.columns.level'), levelName(entry.level, text)],
      [text('insight.logs.detail.user'), userName(entry, text)],
      [text('insight.logs.columns.datetime'), format.logMoment(entry.datetime)],
      [text('insight.logs.detail.place'), placeText(entry, text)],
    ],
    user: 1,
  },
  {
    heading: text('insight.logs.detail.request'),
    pairs: [
      [text('insight.logs.columns.method'), entry.method || NO_VALUE],
      [text('insight.logs.detail.url'), entry.url || NO_VALUE],
      [text('insight.logs.columns.source'), sourceName(entry.source, text)],
    ],
  },
  {
    heading: text('insight.logs.detail.answer'),
    ...(typeof entry.answer === 'string' || entry.answer === null
      ? { pairs: [], text: entry.answer ?? NO_VALUE }
      : { pairs: entry.answer }),
  },
];

/** A log entry as plain text, for an e-mail or a ticket. */
export const logAsText = (entry: LogEntry, text: Translate, format: Format): string =>
  [entry.message, ...logSections(entry, text, format), { heading: text('insight.logs.detail.info'), pairs: entry.info }]
    .map((part) =>
      typeof part === 'string'
        ? part
        : [
            ...(part.heading === '' ? [] : [part.heading]),
            ...part.pairs.map(([name, value]) => `${name}: ${value}`),
            ...('text' in part && part.text !== undefined ? [part.text] : []),
          ].join('\n'),
    )
    .join('\n\n');

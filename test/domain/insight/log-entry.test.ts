import { logEntries } from '../../../src/domain/insight/log-entry';
import {
  isLogLevel,
  isLogMethod,
  isLogSource,
  LOG_LEVELS,
  LOG_METHODS,
  LOG_SOURCES,
} from '../../../src/domain/insight/published/log-entry.rule';
import { createFormat } from '../../../src/domain/shared/format';

describe('log entries (R-INS-20)', () => {
  test('have three levels, two sources and five methods', () => {
    expect([LOG_LEVELS, LOG_SOURCES, LOG_METHODS]).toEqual([
      ['message', 'warning', 'error'],
      ['back-end', 'front-end'],
      ['GET', 'POST', 'PUT', 'DELETE', 'CLI'],
    ]);
  });

  test.each([
    ['error', isLogLevel, true],
    ['ERROR', isLogLevel, false],
    ['fatal', isLogLevel, false],
    ['front-end', isLogSource, true],
    ['frontend', isLogSource, false],
    ['CLI', isLogMethod, true],
    ['PATCH', isLogMethod, false],
    ['', isLogMethod, false],
  ])('%j by %p: %j', (word, isKnown, expected) => {
    expect(isKnown(word)).toBe(expected);
  });

  test('are listed by all columns, the newest first', () => {
    expect(logEntries.sortable).toEqual(['level', 'source', 'method', 'module', 'message', 'datetime']);
    expect(logEntries.order).toEqual({ field: 'datetime', order: 'desc' });
  });
});

describe('moments of log entries (R-INS-27)', () => {
  const at = Date.UTC(2026, 10, 24, 6, 12, 41);
  test.each([
    ['dd-MM-yyyy', 'HH:mm', '24-11-2026 06:12:41'],
    ['d-M-yy', 'h:mm a', '24-11-26 6:12:41 AM'],
    ['yyyy-MM-dd', 'hh:mm a', '2026-11-24 06:12:41 AM'],
  ] as const)(
    '%s %s: the list shows seconds in the format of the person, the detail always the same',
    (date, time, text) => {
      const format = createFormat({ language: 'nl', date, time, zone: 'UTC' });
      expect(format.dateTimeSeconds(at)).toBe(text);
      expect(format.logMoment(at)).toBe('2026-24-11 06:12 AM');
      expect(format.logMoment(at + 12 * 3_600_000)).toBe('2026-24-11 06:12 PM');
    },
  );
});

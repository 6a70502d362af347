import { retryAfterOf, type Failure, type FieldCode } from '../../domain/shared/failure';
import { NOTICE_TIME, type Notice } from '../../domain/shared/notice';

const general = (key: string, values?: Notice['values']): Notice => ({
  intent: 'error',
  key: `shared.failures.${key}`,
  duration: NOTICE_TIME.error,
  ...(values && { values }),
});
const warning = (key: string, values?: Notice['values']): Notice => ({
  ...general(key, values),
  intent: 'warning',
  duration: NOTICE_TIME.warning,
});

/** String key of a field code. */
export const fieldCodeKey = (code: FieldCode): string => `shared.fields.codes.${code}`;

/** List field of a part; parts have no labels of their own. */
const listFieldOf = (path: string): string => path.replace(/\.\d.*/s, '');

/** Whether a failed save may have stored anything; null when another message covers it. Rule R-SHR-42 */
export const saveOutcome = (failure: Failure): 'nothingSaved' | 'maybeSaved' | null => {
  switch (failure.kind) {
    case 'Unauthenticated':
    case 'NotFound':
      return null;
    case 'Unreachable':
      return failure.reason === 'cancelled' ? null : 'maybeSaved';
    case 'Malformed':
      return 'maybeSaved';
    default:
      return 'nothingSaved';
  }
};

/**
 * Maps failures to notices; one notice per field error, "label - message".
 * @param label returns the label of a wire field
 * @param screen title of the screen, shown when nothing else identifies what was refused or not found
 * @param refused keys of the messages for refused values, by field. Rule R-SHR-05
 */
export const describeFailure = (
  failure: Failure,
  label: (field: string) => string,
  translate: (key: string) => string,
  refused: Readonly<Record<string, string>> = {},
  screen?: string,
): readonly Notice[] => {
  const messageKey = (field: string, code: FieldCode): string =>
    (code === 'VALUE_NOT_VALID' ? refused[field] : undefined) ?? fieldCodeKey(code);
  switch (failure.kind) {
    case 'Unauthenticated':
      return [];
    case 'Forbidden':
      if (failure.code === 'READ_ONLY') return [warning('readOnly')];
      return [screen === undefined ? warning('forbidden') : warning('forbiddenIn', { screen })];
    case 'NotFound':
      return [screen === undefined ? warning('nothingFound') : warning('nothingFoundIn', { screen })];
    case 'NotOffered':
      return [general('notOffered')];
    case 'FieldsRejected': {
      // Nested field errors are shown at their field.
      const fields = Object.entries(failure.fields).filter(
        ([path]) => !Object.keys(failure.fields).some((field) => path.startsWith(`${field}.`)),
      );
      if (fields.length === 0) return [general('missingFields')];
      return fields.map(([field, code]) => ({
        intent: 'error',
        key: 'shared.failures.fieldWithLabel',
        duration: NOTICE_TIME.field,
        values: { label: label(listFieldOf(field)), message: translate(messageKey(field, code)) },
      }));
    }
    case 'Locked':
      return [failure.holder === '' ? warning('lockEnded') : warning('locked', { name: failure.holder })];
    case 'Changed':
      return [warning('changed')];
    case 'Conflict':
      return [failure.code === 'IN_USE' ? warning('inUse') : general('conflict')];
    case 'TooLarge':
      return [general('tooLarge')];
    case 'Unsupported':
      return [general('unsupported')];
    case 'TooMany':
      return [
        retryAfterOf(failure) === 0 ? warning('tooMany') : warning('tooManyWait', { count: retryAfterOf(failure) }),
      ];
    case 'NotMailed':
      return [
        failure.refused.length === 0
          ? general('mailServer')
          : general('mailRefused', { count: failure.refused.length, addresses: failure.refused.join(', ') }),
      ];
    case 'KeptChanging':
      return [warning('keptChanging')];
    case 'Unreachable':
      if (failure.reason === 'cancelled') return [];
      return retryAfterOf(failure) > 0
        ? [general('unreachable.wait', { count: retryAfterOf(failure) })]
        : [general(`unreachable.${failure.reason}`)];
    case 'Malformed':
      return [general('malformed', { path: failure.path })];
  }
};

/** Notices of a failed save, in the wording of forms. */
export const describeRefusedSave: typeof describeFailure = (failure, label, translate, refused, screen) => {
  if (failure.kind === 'Unsupported') return [general('unsupportedForm')];
  if (failure.kind === 'Locked' && failure.holder !== '') return [warning('lockedBy', { name: failure.holder })];
  return describeFailure(failure, label, translate, refused, screen);
};

/** Whether a failed save is fully explained by field errors. */
export const isOfFields = (failure: Failure): boolean =>
  failure.kind === 'FieldsRejected' && Object.keys(failure.fields).length > 0;

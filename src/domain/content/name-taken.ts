import type { Failure } from '../shared/failure';

/** Maps a duplicate name to a conflict, for forms that have no field to show it on. */
export const asNameTaken = (failure: Failure): Failure =>
  failure.kind === 'FieldsRejected' && Object.values(failure.fields).includes('DUPLICATE')
    ? { kind: 'Conflict', code: 'DUPLICATE' }
    : failure;

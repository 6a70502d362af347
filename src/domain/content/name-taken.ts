import type { Failure } from '../shared/failure';

/** A name that is taken, refused as a whole: where something is added by its name alone, there is no form around it. */
export const asNameTaken = (failure: Failure): Failure =>
  failure.kind === 'FieldsRejected' && Object.values(failure.fields).includes('DUPLICATE')
    ? { kind: 'Conflict', code: 'DUPLICATE' }
    : failure;

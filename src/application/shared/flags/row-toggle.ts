import type { Id } from '../../../domain/shared/id';

/** A flag of a record, as it is shown or wanted. */
export interface RowToggle {
  readonly id: Id;
  readonly field: string;
  readonly value: boolean;
}

/** Flag of an event. */
export const toggleOf = ({ id, field, value }: RowToggle): RowToggle => ({ id, field, value });

/** Name of a flag of a record. */
export const nameOfFlag = ({ id, field }: Pick<RowToggle, 'id' | 'field'>): string => `${field} ${id}`;

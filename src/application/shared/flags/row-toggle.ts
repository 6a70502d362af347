import type { Id } from '../../../domain/shared/id';

/** A flag of a record with its value. */
export interface RowToggle {
  readonly id: Id;
  readonly field: string;
  readonly value: boolean;
}

/** The flag in an event. */
export const toggleOf = ({ id, field, value }: RowToggle): RowToggle => ({ id, field, value });

/** Key of a flag. */
export const nameOfFlag = ({ id, field }: Pick<RowToggle, 'id' | 'field'>): string => `${field} ${id}`;

import type { ColumnLayout } from '../../../domain/shared/column-layout';
import type { Id } from '../../../domain/shared/id';
import { token } from '../token';

/** How each person likes the columns of each list; kept beyond signing out. */
export interface ColumnLayouts {
  /** Null where the person left a list as it is. */
  read(person: Id, list: string): ColumnLayout | null;
  /** Null forgets. */
  write(person: Id, list: string, layout: ColumnLayout | null): void;
}
export const ColumnLayouts = token<ColumnLayouts>('column-layouts');

import type { ColumnLayout } from '../../../domain/shared/list/column-layout';
import type { Id } from '../../../domain/shared/id';
import { token } from '../token';

/** Column layouts per user and list; kept after sign-out. */
export interface ColumnLayouts {
  /** Null for the default layout. */
  read(person: Id, list: string): ColumnLayout | null;
  /** Null resets. */
  write(person: Id, list: string, layout: ColumnLayout | null): void;
}
export const ColumnLayouts = token<ColumnLayouts>('column-layouts');

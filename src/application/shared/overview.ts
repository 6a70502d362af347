import type { Failure, Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery, Page } from '../../domain/shared/list-query';
import type { Identified } from '../../domain/shared/resource';
import type { ClickKeys, Selection } from '../../domain/shared/selection';

/** All that a list knows. */
export interface OverviewContext<Row, Filter extends FilterShape> {
  readonly query: ListQuery<Filter>;
  /** The rows of the last good answer; they stay while the next one is on its way. */
  readonly page: Page<Row> | null;
  readonly failure: Failure | null;
  readonly selection: Selection;
  /** What is being deleted, whatever is selected meanwhile. */
  readonly removing: readonly Id[];
  /** What the last deletion left in place. */
  readonly refused: readonly Refusal[];
}

/** One flag of one row, as a person switched it. */
export interface RowToggle {
  readonly id: Id;
  readonly field: string;
  readonly value: boolean;
}

/** What a person does to a list, and what comes of a switched flag. */
export type OverviewEvent<Filter extends FilterShape> =
  | { readonly type: 'query.changed'; readonly query: ListQuery<Filter> }
  | { readonly type: 'reload.requested' }
  | { readonly type: 'row.clicked'; readonly id: Id; readonly keys: ClickKeys }
  | { readonly type: 'all.toggled' }
  | { readonly type: 'selection.cleared' }
  | ({ readonly type: 'row.toggled' } & RowToggle)
  | ({ readonly type: 'toggle.settled'; readonly failure: Failure | null } & RowToggle)
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** Ids of the rows in the order shown. */
export const idsOf = (page: Page<Identified> | null): readonly Id[] => page?.rows.map(({ id }) => id) ?? [];

/** The flag that an event switches. */
export const toggleOf = (event: OverviewEvent<FilterShape>): RowToggle =>
  event.type === 'row.toggled'
    ? { id: event.id, field: event.field, value: event.value }
    : { id: '', field: '', value: false };

/** The page with one flag of one row set. */
export const patch = <Row extends Identified>(
  page: Page<Row> | null,
  { id, field, value }: RowToggle,
): Page<Row> | null =>
  page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)) };

/** The selection after a deletion: what stayed, so that a person sees which rows they are. */
export const keepRefused = (refused: readonly Refusal[]): Selection => ({
  ids: new Set(refused.map(({ id }) => id)),
  anchor: null,
});

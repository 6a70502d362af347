import type { Failure, Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery, Page } from '../../domain/shared/list-query';
import type { Identified } from '../../domain/shared/resource';
import type { ClickKeys, Selection } from '../../domain/shared/selection';

export interface OverviewContext<Row, Filter extends FilterShape> {
  readonly query: ListQuery<Filter>;
  /** Last loaded page; kept during the next load. */
  readonly page: Page<Row> | null;
  readonly failure: Failure | null;
  readonly selection: Selection;
  /** A row that is never deleted from the list, such as one's own account. Rule R-ACC-03. */
  readonly kept: Id | null;
  /** Ids being deleted, independent of the selection. */
  readonly removing: readonly Id[];
  /** Rows that the last deletion left in place. */
  readonly refused: readonly Refusal[];
  /** Flags that are set after a question only; the first one is asked about. */
  readonly asked: readonly CheckedToggle[];
}

export interface RowToggle {
  readonly id: Id;
  readonly field: string;
  readonly value: boolean;
}

/** What a person should know before a flag of a record is set. */
export interface ToggleProblem {
  readonly kind: string;
  readonly name: string;
}

/** A flag, and what stands against it. */
export interface CheckedToggle extends RowToggle {
  readonly problems: readonly ToggleProblem[];
}

export type OverviewEvent<Filter extends FilterShape> =
  | { readonly type: 'query.changed'; readonly query: ListQuery<Filter> }
  | { readonly type: 'reload.requested' }
  | { readonly type: 'row.clicked'; readonly id: Id; readonly keys: ClickKeys }
  | { readonly type: 'all.toggled' }
  | { readonly type: 'selection.cleared' }
  | ({ readonly type: 'row.toggled' } & RowToggle)
  | ({ readonly type: 'toggle.checked' } & CheckedToggle)
  | { readonly type: 'toggle.confirmed' }
  | { readonly type: 'toggle.cancelled' }
  | ({ readonly type: 'toggle.settled'; readonly failure: Failure | null } & RowToggle)
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** Ids in display order. */
export const idsOf = (page: Page<Identified> | null): readonly Id[] => page?.rows.map(({ id }) => id) ?? [];

/** Selected rows that a deletion takes. */
export const removableIds = ({ ids }: Selection, kept: Id | null): readonly Id[] =>
  [...ids].filter((id) => id !== kept);

/** Flag of a toggle event; a confirmation is of the flag that is asked about. */
export const toggleOf = (event: OverviewEvent<FilterShape>, [asked]: readonly CheckedToggle[]): RowToggle => {
  const toggle = 'field' in event ? event : event.type === 'toggle.confirmed' ? asked : undefined;
  return { id: toggle?.id ?? '', field: toggle?.field ?? '', value: toggle?.value ?? false };
};

/** The flags to ask about with one more; each flag is asked about once. */
export const withAsked = (
  asked: readonly CheckedToggle[],
  { id, field, value, problems }: CheckedToggle,
): readonly CheckedToggle[] => [
  ...asked.filter((other) => other.id !== id || other.field !== field),
  { id, field, value, problems },
];

/** Page with one flag of one row changed. */
export const patch = <Row extends Identified>(
  page: Page<Row> | null,
  { id, field, value }: RowToggle,
): Page<Row> | null =>
  page && { ...page, rows: page.rows.map((row) => (row.id === id ? { ...row, [field]: value } : row)) };

/** Selects the refused rows after a deletion. */
export const keepRefused = (refused: readonly Refusal[]): Selection => ({
  ids: new Set(refused.map(({ id }) => id)),
  anchor: null,
});

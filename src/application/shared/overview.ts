import type { Failure, Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery, Page } from '../../domain/shared/list-query';
import type { Identified, Kind } from '../../domain/shared/resource';
import type { ClickKeys, Selection } from '../../domain/shared/list/selection';
import type { FlagSign, FinishedFlag } from './flags/flag-saving.machine';
import {
  afterReading,
  afterSign,
  beforeReading,
  flagIn,
  isDoubtful,
  rowsWith,
  startCheck,
  withdrawCheck,
  type RowFlags,
} from './flags/row-flags';
import { toggleOf, type RowToggle } from './flags/row-toggle';

/** A page with the flags of its rows. */
interface Flagged<Row> {
  /** Last loaded page; kept during the next load. */
  readonly page: Page<Row> | null;
  readonly flags: RowFlags;
}

export interface OverviewContext<K extends Kind> extends Flagged<K['row']> {
  readonly query: ListQuery<K['filter']>;
  readonly failure: Failure | null;
  readonly selection: Selection;
  /** A row that cannot be deleted from the list, such as the user's own account. Rule R-ACC-03. */
  readonly kept: Id | null;
  /** Ids being deleted, independent of the selection. */
  readonly removing: readonly Id[];
  /** Rows that the last deletion did not delete. */
  readonly refused: readonly Refusal[];
  /** Flags that await confirmation; the dialog shows the first one. */
  readonly asked: readonly CheckedToggle[];
  /** The running load was not requested by the user: on failure, the rows stay. */
  readonly isDoubtful: boolean;
}

/** Warning shown before a flag is set. */
export interface ToggleProblem {
  readonly kind: string;
  readonly name: string;
}

/** A flag with the problems of its record. */
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
  | ({ readonly type: 'check.failed' } & FinishedFlag)
  | FlagSign
  /** The displayed rows may be outdated. */
  | { readonly type: 'rows.doubted' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** Ids in display order. */
export const idsOf = (page: Page<Identified> | null): readonly Id[] => page?.rows.map(({ id }) => id) ?? [];

/** Selected rows that can be deleted. */
export const removableIds = ({ ids }: Selection, kept: Id | null): readonly Id[] =>
  [...ids].filter((id) => id !== kept);

/** Flags awaiting confirmation, without one. */
export const withoutAsked = (
  asked: readonly CheckedToggle[],
  { id, field }: Pick<RowToggle, 'id' | 'field'>,
): readonly CheckedToggle[] => asked.filter((other) => other.id !== id || other.field !== field);

/** Adds a flag to those awaiting confirmation; each flag only once. */
export const withAsked = (asked: readonly CheckedToggle[], toggle: CheckedToggle): readonly CheckedToggle[] => [
  ...withoutAsked(asked, toggle),
  { ...toggleOf(toggle), problems: toggle.problems },
];

const patch = <Row extends Identified>(page: Page<Row> | null, toggles: readonly RowToggle[]): Page<Row> | null =>
  page && { ...page, rows: rowsWith(page.rows, toggles) };

/** Page and flags after a `FlagSign`. */
export const withSign = <Row extends Identified>({ page, flags }: Flagged<Row>, sign: FlagSign) => {
  const next = afterSign(flags, sign, flagIn(page?.rows));
  return {
    flags: next.flags,
    page: next.shown === null ? page : patch(page, [next.shown]),
    isDoubtful: isDoubtful(sign),
  };
};

/** Page and flags while a record is validated before its flag is set. */
export const withCheck = <Row extends Identified>({ page, flags }: Flagged<Row>, toggle: RowToggle): Flagged<Row> => {
  const next = startCheck(flags, toggle, flagIn(page?.rows));
  return { flags: next.flags, page: next.shown === null ? page : patch(page, [next.shown]) };
};

/** Page and flags after a validation with problems or a failure. */
export const withoutCheck = <Row extends Identified>(
  { page, flags }: Flagged<Row>,
  toggle: RowToggle,
): Flagged<Row> => {
  const next = withdrawCheck(flags, toggle);
  return { flags: next.flags, page: next.shown === null ? page : patch(page, [next.shown]) };
};

/** Flags before a page is requested. */
export const beforePage = ({ flags }: Pick<Flagged<unknown>, 'flags'>) => ({ flags: beforeReading(flags) });

/** Page and flags after a page is loaded. */
export const withAnswer = <Row extends Identified>({ flags }: Flagged<Row>, came: Page<Row> | null): Flagged<Row> => {
  const next = afterReading(flags, flagIn(came?.rows));
  return { flags: next.flags, page: patch(came, next.shown) };
};

/** Selects the refused rows after a deletion. */
export const keepRefused = (refused: readonly Refusal[]): Selection => ({
  ids: new Set(refused.map(({ id }) => id)),
  anchor: null,
});

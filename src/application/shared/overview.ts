import type { Failure, Refusal } from '../../domain/shared/failure';
import type { Id } from '../../domain/shared/id';
import type { FilterShape, ListQuery, Page } from '../../domain/shared/list-query';
import type { Identified, Kind } from '../../domain/shared/resource';
import type { ClickKeys, Selection } from '../../domain/shared/list/selection';
import type { FlagSign, SettledFlag } from './flags/flag-saving.machine';
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

/** A page, and the flags of its rows. */
interface Flagged<Row> {
  /** Last loaded page; kept during the next load. */
  readonly page: Page<Row> | null;
  readonly flags: RowFlags;
}

export interface OverviewContext<K extends Kind> extends Flagged<K['row']> {
  readonly query: ListQuery<K['filter']>;
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
  /** The rows are read again because they may have changed: they stay where that fails. */
  readonly isDoubtful: boolean;
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
  | ({ readonly type: 'check.failed' } & SettledFlag)
  | FlagSign
  /** The rows may no longer be as they are stored. */
  | { readonly type: 'rows.doubted' }
  | { readonly type: 'removal.requested' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** Ids in display order. */
export const idsOf = (page: Page<Identified> | null): readonly Id[] => page?.rows.map(({ id }) => id) ?? [];

/** Selected rows that a deletion takes. */
export const removableIds = ({ ids }: Selection, kept: Id | null): readonly Id[] =>
  [...ids].filter((id) => id !== kept);

/** The flags to ask about without one. */
export const withoutAsked = (
  asked: readonly CheckedToggle[],
  { id, field }: Pick<RowToggle, 'id' | 'field'>,
): readonly CheckedToggle[] => asked.filter((other) => other.id !== id || other.field !== field);

/** The flags to ask about with one more; each flag is asked about once. */
export const withAsked = (asked: readonly CheckedToggle[], toggle: CheckedToggle): readonly CheckedToggle[] => [
  ...withoutAsked(asked, toggle),
  { ...toggleOf(toggle), problems: toggle.problems },
];

const patch = <Row extends Identified>(page: Page<Row> | null, toggles: readonly RowToggle[]): Page<Row> | null =>
  page && { ...page, rows: rowsWith(page.rows, toggles) };

/** Page and flags after a sign of a flag. */
export const withSign = <Row extends Identified>({ page, flags }: Flagged<Row>, sign: FlagSign) => {
  const next = afterSign(flags, sign, flagIn(page?.rows));
  return {
    flags: next.flags,
    page: next.shown === null ? page : patch(page, [next.shown]),
    isDoubtful: isDoubtful(sign),
  };
};

/** Page and flags while a record is checked before its flag is set. */
export const withCheck = <Row extends Identified>({ page, flags }: Flagged<Row>, toggle: RowToggle): Flagged<Row> => {
  const next = startCheck(flags, toggle, flagIn(page?.rows));
  return { flags: next.flags, page: next.shown === null ? page : patch(page, [next.shown]) };
};

/** Page and flags after a check that does not let the flag be set, or not without a question. */
export const withoutCheck = <Row extends Identified>(
  { page, flags }: Flagged<Row>,
  toggle: RowToggle,
): Flagged<Row> => {
  const next = withdrawCheck(flags, toggle);
  return { flags: next.flags, page: next.shown === null ? page : patch(page, [next.shown]) };
};

/** Flags before a page is asked for. */
export const beforePage = ({ flags }: Pick<Flagged<unknown>, 'flags'>) => ({ flags: beforeReading(flags) });

/** Page and flags after an answer. */
export const withAnswer = <Row extends Identified>({ flags }: Flagged<Row>, came: Page<Row> | null): Flagged<Row> => {
  const next = afterReading(flags, flagIn(came?.rows));
  return { flags: next.flags, page: patch(came, next.shown) };
};

/** Selects the refused rows after a deletion. */
export const keepRefused = (refused: readonly Refusal[]): Selection => ({
  ids: new Set(refused.map(({ id }) => id)),
  anchor: null,
});

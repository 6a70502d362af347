import { makeStyles } from '@griffel/react';
import { useMemo } from 'react';
import type { RowToggle } from '../../application/shared/flags/row-toggle';
import type { Format } from '../../domain/shared/format';
import { sparePartFields, spareParts, type SparePartRow } from '../../domain/spare-parts/spare-part';
import { isFullMatch, isProcessProblem } from '../../domain/spare-parts/spare-part.rule';
import { FilterFields } from '../shared/list/filter-fields';
import { ListScreen } from '../shared/list/list-screen';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { useChoiceText, type ChoiceText } from '../shared/runtime/use-dynamic-text';
import { useAllowed, useFormat } from '../shared/runtime/use-session';
import { useText, type Translate } from '../shared/runtime/use-text';
import type { Column } from '../shared/table/column';
import { useFieldColumns } from '../shared/table/field-columns';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const STRINGS = 'spareParts.parts';
const PROCESS = 'spareParts.parts.choices.processStatus';
const FIRST = columnsOf(sparePartFields, {
  reference: { phone: 'title' },
  externalId: { width: 110, fold: 'medium', quiet: true, phone: 'detail' },
});
const LAST = columnsOf(sparePartFields, { isActive: { kind: 'toggle', width: 128, phone: 'named' } });
const FILTERS = filtersOf(sparePartFields);
const nameOf = ({ reference }: SparePartRow): string => reference;

const useStyles = makeStyles({
  problem: { color: tokens.colorStatusDangerForeground1 },
  full: { color: tokens.colorStatusSuccessForeground1 },
  part: { color: tokens.colorStatusInfoForeground1 },
});

const matchText = (
  { matchAvailability: found, matchQuantity: drawn }: SparePartRow,
  text: Translate,
  format: Format,
) => {
  if (found === null) return '';
  const availability = format.percent(found / 100);
  return drawn === null
    ? text('spareParts.parts.available', { availability })
    : text('spareParts.parts.matches', { availability, quantity: format.percent(drawn / 100) });
};

const Match = ({ row }: { readonly row: SparePartRow }) => {
  const styles = useStyles();
  const words = matchText(row, useText(), useFormat());
  if (words === '') return null;
  const isFull = isFullMatch(Math.min(row.matchAvailability ?? 0, row.matchQuantity ?? 100));
  return <span className={isFull ? styles.full : styles.part}>{words}</span>;
};

const ProcessStatus = ({ status }: { readonly status: NonNullable<SparePartRow['processStatus']> }) => {
  const styles = useStyles();
  const choice = useChoiceText();
  return <span className={isProcessProblem(status) ? styles.problem : undefined}>{choice(PROCESS, status)}</span>;
};

const stateColumns = (text: Translate, choice: ChoiceText, format: Format): readonly Column<SparePartRow>[] => [
  {
    key: 'checkStatus',
    title: text('spareParts.parts.columns.checkStatus'),
    width: 160,
    fold: 'small',
    quiet: true,
    phone: 'detail',
    cell: ({ checkStatus }) =>
      checkStatus === null ? '' : choice('spareParts.parts.choices.checkStatus', checkStatus),
  },
  {
    key: 'processStatus',
    title: text('spareParts.parts.columns.processStatus'),
    width: 156,
    phone: 'detail',
    cell: ({ processStatus }) => processStatus !== null && <ProcessStatus status={processStatus} />,
    value: ({ processStatus }) => (processStatus === null ? '' : choice(PROCESS, processStatus)),
  },
  {
    key: 'match',
    title: text('spareParts.parts.columns.match'),
    width: 232,
    fold: 'medium',
    phone: 'detail',
    cell: (row) => <Match row={row} />,
    value: (row) => matchText(row, text, format),
  },
  {
    key: 'hasUpdates',
    title: text('spareParts.parts.columns.hasUpdates'),
    width: 98,
    phone: 'detail',
    cell: ({ hasUpdates }) => (hasUpdates ? text('spareParts.parts.updates') : ''),
    value: ({ hasUpdates }) => text(hasUpdates ? 'shared.yes' : 'shared.no'),
  },
];

/** The references (machines) for which suppliers send spare parts; activation is saved at once. Rule R-SPA-20. */
export const SparePartsView = () => {
  const [text, choice] = [useText(), useChoiceText()];
  const format = useFormat();
  const rights = useAllowed(spareParts.right);
  // Suppliers create the references; nobody can add or delete one here.
  const allowed = useMemo(() => ({ ...rights, add: false, remove: false }), [rights]);
  const input = { strings: STRINGS, sortable: spareParts.sortable, nameOf, maySwitch: allowed.edit } as const;
  const first = useFieldColumns({ ...input, fields: FIRST });
  const last = useFieldColumns({ ...input, fields: LAST });
  const columns = useMemo(
    () => (toggle: (change: RowToggle) => void) => [
      ...first(toggle),
      ...stateColumns(text, choice, format),
      ...last(toggle),
    ],
    [choice, first, format, last, text],
  );
  return (
    <ListScreen
      resource={spareParts}
      strings={STRINGS}
      allowed={allowed}
      columns={columns}
      nameOf={nameOf}
      filters={(filter, change) => (
        <FilterFields
          strings={STRINGS}
          fields={FILTERS}
          filter={filter}
          onChange={(name, value) => {
            change({ ...filter, [name]: value });
          }}
        />
      )}
    />
  );
};

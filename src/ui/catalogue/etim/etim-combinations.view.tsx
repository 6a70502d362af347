import { makeStyles } from '@griffel/react';
import { useCallback } from 'react';
import { useLocation } from 'wouter';
import type { RowToggle } from '../../../application/shared/flags/row-toggle';
import {
  etimCombinations,
  etimCombinationTable,
  type EtimCombinationRow,
} from '../../../domain/catalogue/etim-combination';
import { parseTemplate } from '../../../domain/catalogue/etim-template.rule';
import { canOpenModule } from '../../../domain/shared/permission';
import { CommandButton } from '../../shared/commands/command-button';
import { Highlight } from '../../shared/controls/highlight';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { AddButton } from '../../shared/list/add-button';
import { FilterFields } from '../../shared/list/filter-fields';
import { ListScreen } from '../../shared/list/list-screen';
import { columnsOf, filtersOf } from '../../shared/list/table-list';
import { useAllowed, useSession } from '../../shared/runtime/use-session';
import { useFieldColumns } from '../../shared/table/field-columns';
import { kantoorTokens as tokens } from '../../shared/theme/theme';

const STRINGS = 'catalogue.etimCombinations';
const COLUMNS = columnsOf(etimCombinationTable, {
  description: { phone: 'title' },
  template: { share: 53, phone: 'detail' },
  unit: { width: 112, quiet: true, phone: 'hidden' },
});
const FILTERS = filtersOf(etimCombinationTable);
const nameOf = ({ description }: EtimCombinationRow): string => description;

const useStyles = makeStyles({
  line: { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  tag: {
    padding: '1px 5px',
    borderRadius: tokens.borderRadiusMedium,
    color: tokens.colorBrandForeground2,
    backgroundColor: tokens.colorBrandBackground2,
  },
});

/** A template in one line; labels replace the codes of its features. */
const TemplateLine = ({
  row: { template, features },
  term,
}: {
  readonly row: EtimCombinationRow;
  readonly term: string;
}) => {
  const styles = useStyles();
  const parts = parseTemplate(template).map((part) =>
    part.kind === 'text'
      ? { isTag: false, text: part.text }
      : { isTag: true, text: features.find(({ code }) => code === part.code)?.label ?? `%${part.code}%` },
  );
  return (
    <span className={styles.line} data-tooltip={parts.map(({ text }) => text).join('')}>
      {parts.map(({ isTag, text }, place) => (
        // Parts are identified by their index only.
        <span key={place} className={isTag ? styles.tag : undefined}>
          <Highlight text={text} term={term} />
        </span>
      ))}
    </span>
  );
};

export const EtimCombinationsView = () => {
  const [, navigate] = useLocation();
  const { me } = useSession();
  const allowed = useAllowed(etimCombinations.right);
  const drawn = useFieldColumns({
    strings: STRINGS,
    fields: COLUMNS,
    sortable: etimCombinations.sortable,
    nameOf,
    maySwitch: allowed.edit,
  });
  const columns = useCallback(
    (toggle: (change: RowToggle) => void) =>
      drawn(toggle).map((column) =>
        column.key === 'template'
          ? { ...column, cell: (row: EtimCombinationRow, term: string) => <TemplateLine row={row} term={term} /> }
          : column,
      ),
    [drawn],
  );
  return (
    <ListScreen
      resource={etimCombinations}
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
      primary={
        <>
          {allowed.add && <AddButton labelKey="catalogue.etimCombinations.add" to="/etim/combination/add" />}
          {canOpenModule(me, 'etim') && (
            <CommandButton
              command={{
                key: 'etim',
                label: 'catalogue.etimCombinations.overview',
                icon: shellShapes.queue,
                disabledReason: null,
                run: () => {
                  navigate('/etim');
                },
              }}
            />
          )}
        </>
      }
    />
  );
};

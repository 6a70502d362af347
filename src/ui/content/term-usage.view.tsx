import { makeStyles } from '@griffel/react';
import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { WiredTermUsage } from '../../application/content/wire-term-usage';
import type { TermModule, TermUse } from '../../domain/content/term';
import { namesOf } from '../../domain/shared/modules/module-entries.rule';
import type { Id } from '../../domain/shared/id';
import { useDynamicText } from '../shared/runtime/use-dynamic-text';
import { useFormat } from '../shared/runtime/use-session';
import { Button } from '../shared/controls/button';
import type { Column } from '../shared/table/column';
import { DataTable } from '../shared/table/data-table';
import * as shellShapes from '../shared/icons/shell-shapes';
import { RailSection } from '../shared/record/record-layout';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';

const useStyles = makeStyles({
  quiet: { marginBottom: tokens.spacingVerticalS, color: tokens.colorNeutralForeground3 },
  // Matches the tint of the right column.
  table: {
    'margin': `0 calc(-1 * ${tokens.spacingHorizontalXL})`,
    '& th': { backgroundColor: tokens.colorNeutralBackground2 },
  },
});

const EXPECTED = 4;

interface TermUsageProps {
  readonly module: TermModule;
  readonly id: Id;
}

/** Items that use a tag or category, as links. Rule R-CON-18. */
export const TermUsageView = ({ module, id }: TermUsageProps) => {
  const styles = useStyles();
  const text = useText();
  const translate = useDynamicText();
  const format = useFormat();
  const [, navigate] = useLocation();
  const [snapshot, send] = useMachine(useService(WiredTermUsage), { input: { module, id } });
  const { uses = null, total = 0 } = snapshot.context.value ?? {};
  const columns = useMemo(
    (): readonly Column<TermUse>[] => [
      {
        key: 'title',
        title: text('content.usage.columns.title'),
        isContent: true,
        phone: 'title',
        cell: ({ title }) => title,
      },
      {
        key: 'module',
        title: text('content.usage.columns.module'),
        width: 112,
        quiet: true,
        phone: 'detail',
        cell: (use) => translate(`${namesOf(use.module)}.record`),
      },
    ],
    [text, translate],
  );
  // Ids are unique per module only.
  const rows = useMemo(
    () => uses?.map((use) => ({ ...use, id: `${use.module}/${encodeURIComponent(use.id)}` })) ?? null,
    [uses],
  );
  const open = (address: string): void => {
    navigate(`/${address}`);
  };
  return (
    <RailSection
      handlesPending
      title={text('content.usage.title')}
      aside={uses === null ? undefined : format.number(total)}
    >
      {snapshot.matches('failed') ? (
        <>
          <p className={styles.quiet}>{text('content.usage.failed')}</p>
          <Button
            icon={shellShapes.reset}
            onClick={() => {
              send({ type: 'retry.requested' });
            }}
          >
            {text('shared.actions.retry')}
          </Button>
        </>
      ) : rows?.length === 0 ? (
        <p className={styles.quiet}>{text('content.usage.none')}</p>
      ) : (
        <>
          {uses !== null && total > uses.length && (
            <p className={styles.quiet}>
              {text('content.usage.first', { shown: format.number(uses.length), total: format.number(total) })}
            </p>
          )}
          <div className={styles.table}>
            <DataTable
              label={text('content.usage.label')}
              columns={columns}
              rows={rows}
              expected={EXPECTED}
              onClickRow={open}
              onOpenRow={open}
            />
          </div>
        </>
      )}
    </RailSection>
  );
};

import { makeStyles } from '@griffel/react';
import type { JobAct } from '../../../application/operations/jobs.machine';
import type { JobTask } from '../../../domain/operations/job';
import { disabledReasonText, type Command, type DisabledReason } from '../../shared/commands/command';
import { usePermitted, usePress } from '../../shared/commands/command.bridge';
import { Button } from '../../shared/controls/button';
import { useText } from '../../shared/runtime/use-text';
import { phone, sizes } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { start } from './job-shapes';

const useStyles = makeStyles({
  box: { flex: 'none', padding: `0 ${sizes.sheetPadding}`, [phone]: { padding: `0 ${sizes.phonePadding}` } },
  table: {
    'width': '100%',
    'borderCollapse': 'collapse',
    'tableLayout': 'fixed',
    '& th, & td': {
      height: sizes.tableRow,
      padding: '0 12px 0 0',
      borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      textAlign: 'left',
    },
    '& th': {
      fontSize: tokens.fontSizeBase200,
      fontWeight: tokens.fontWeightRegular,
      color: tokens.colorNeutralForeground3,
    },
    [phone]: {
      '& thead': { display: 'none' },
      '& tr': {
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        padding: '6px 0',
        borderBottom: `1px solid ${tokens.colorNeutralStroke2}`,
      },
      '& td': { height: 'auto', padding: 0, borderBottomStyle: 'none' },
    },
  },
  name: { width: '28%', [phone]: { width: 'auto' } },
  schedule: { width: '150px', color: tokens.colorNeutralForeground3, [phone]: { gridColumn: '1' } },
  quiet: {
    color: tokens.colorNeutralForeground3,
    [phone]: { gridColumn: '1', gridRow: '2', fontSize: tokens.fontSizeBase200 },
  },
  action: {
    'width': '112px',
    '&&': { paddingRight: 0, textAlign: 'right' },
    [phone]: { gridRow: '1 / 3', gridColumn: '2' },
  },
});

interface TaskTableProps {
  readonly tasks: readonly JobTask[];
  readonly mayStart: boolean;
  /** The running request. */
  readonly act: JobAct | null;
  readonly onStart: (task: JobTask) => void;
}

export const TaskTable = ({ tasks, mayStart, act, onStart }: TaskTableProps) => {
  const styles = useStyles();
  const [text, press] = [useText(), usePress()];
  const commandOf = (task: JobTask): Command => ({
    key: `start.${task.key}`,
    label: 'operations.jobs.startTask',
    values: { name: task.label },
    icon: start,
    disabledReason: offOf(task, mayStart),
    run: () => {
      onStart(task);
    },
  });
  usePermitted(act === null ? tasks.map(commandOf) : []);
  return (
    <div className={styles.box}>
      <table className={styles.table} aria-label={text('operations.jobs.tasks')}>
        <thead>
          <tr>
            <th scope="col" className={styles.name}>
              {text('operations.jobs.columns.task')}
            </th>
            <th scope="col">{text('operations.jobs.columns.description')}</th>
            <th scope="col" className={styles.schedule}>
              {text('operations.jobs.columns.schedule')}
            </th>
            <th scope="col" className={styles.action}>
              {text('operations.jobs.columns.start')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tasks.map((task) => (
            <tr key={task.key}>
              <td className={styles.name}>{task.label}</td>
              <td className={styles.quiet}>{task.description}</td>
              <td className={styles.schedule}>{task.schedule ?? text('operations.jobs.onRequest')}</td>
              <td className={styles.action}>
                <Button
                  size="small"
                  icon={start}
                  aria-label={text('operations.jobs.startTask', { name: task.label })}
                  {...(task.parameters.length > 0 && { 'aria-haspopup': 'dialog' })}
                  disabledReason={disabledReasonText(offOf(task, mayStart), text)}
                  disabled={act !== null}
                  onClick={() => {
                    press(commandOf(task));
                  }}
                  onDisabledPress={() => {
                    press(commandOf(task));
                  }}
                >
                  {text(task.parameters.length > 0 ? 'operations.jobs.startWith' : 'operations.jobs.start')}
                </Button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

/** Why a task cannot be started now. */
const offOf = ({ isRunnable }: JobTask, mayStart: boolean): DisabledReason | null => {
  if (!mayStart) return { key: 'operations.jobs.off.right' };
  return isRunnable ? null : { key: 'operations.jobs.off.busy' };
};

import { makeStyles } from '@griffel/react';
import { lastPage } from '../../../domain/shared/list-query';
import { LOGS_PER_PAGE } from '../../../application/spare-parts/ports/reference-logs.port';
import type { Id } from '../../../domain/shared/id';
import { LevelIcon } from '../../insight/published/log-level';
import { levelName } from '../../insight/published/log-names';
import { Button } from '../../shared/controls/button';
import { Pager } from '../../shared/list/pager';
import { Dialog } from '../../shared/overlays/dialog';
import { MessageStrip } from '../../shared/page/message-strip';
import { TextSkeleton } from '../../shared/page/text-skeleton';
import { useFormat } from '../../shared/runtime/use-session';
import { useSlow } from '../../shared/runtime/slow.bridge';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useReferenceLogs } from './reference-logs.bridge';

const useStyles = makeStyles({
  levels: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalS, margin: '12px 0 8px' },
  // The height of a full page, so that the buttons do not move.
  list: { minHeight: '340px', margin: 0, padding: 0, listStyleType: 'none' },
  entry: {
    display: 'grid',
    gridTemplateColumns: '16px minmax(0, 1fr) auto',
    alignItems: 'baseline',
    gap: tokens.spacingHorizontalS,
    padding: '6px 0',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
  },
  message: { overflowWrap: 'anywhere' },
  time: { fontSize: tokens.fontSizeBase200, color: tokens.colorNeutralForeground3, whiteSpace: 'nowrap' },
  quiet: { color: tokens.colorNeutralForeground3 },
  pager: { margin: '0 -24px' },
});

/** The log of a reference: ten entries per page, by level. Rule R-SPA-24. */
export const LogsDialog = ({ reference, onClose }: { readonly reference: Id; readonly onClose: () => void }) => {
  const styles = useStyles();
  const [text, format] = [useText(), useFormat()];
  const { asked, read, isLoading, isFailed, show, choose, retry } = useReferenceLogs(reference);
  const rows = read?.page.rows ?? [];
  const isSlow = useSlow(isLoading);
  const total = read?.page.total ?? 0;
  const from = (asked.page - 1) * LOGS_PER_PAGE;
  return (
    <Dialog
      title={text('spareParts.part.logs.title')}
      width="wide"
      onClose={onClose}
      actions={
        <Button data-focus="" onClick={onClose}>
          {text('shared.actions.close')}
        </Button>
      }
    >
      <div className={styles.levels} role="group" aria-label={text('spareParts.part.logs.levels')}>
        {(read?.levels ?? []).map((level) => {
          const on = asked.levels.includes(level);
          return (
            <Button
              key={level}
              size="small"
              on={on}
              aria-pressed={on}
              onClick={() => {
                choose(on ? asked.levels.filter((own) => own !== level) : [...asked.levels, level]);
              }}
            >
              {levelName(level, text)}
            </Button>
          );
        })}
      </div>
      {isFailed && (
        <MessageStrip
          inset
          intent="error"
          title={text('spareParts.part.logs.failed')}
          actions={<Button onClick={retry}>{text('shared.actions.retry')}</Button>}
        />
      )}
      {read === null ? (
        <div className={styles.list} aria-busy={isLoading}>
          {isLoading && <TextSkeleton lines={10} />}
        </div>
      ) : (
        <ul className={styles.list} aria-busy={isLoading} aria-label={text('spareParts.part.logs.title')}>
          {rows.length === 0 && <li className={styles.quiet}>{text('spareParts.part.logs.none')}</li>}
          {rows.map(({ id, level, message, createdAt }) => (
            <li key={id} className={styles.entry}>
              <LevelIcon level={level} size={16} />
              <span className={styles.message}>{message}</span>
              <span className={styles.time}>
                {levelName(level, text)}, {format.dayFirstMoment(createdAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {lastPage(total, LOGS_PER_PAGE) > 1 && (
        <div className={styles.pager}>
          <Pager
            page={asked.page}
            perPage={LOGS_PER_PAGE}
            total={total}
            isSlow={isSlow}
            summary={text('spareParts.logs.summary', {
              from: from + 1,
              to: Math.min(total, from + LOGS_PER_PAGE),
              count: total,
            })}
            onPage={show}
          />
        </div>
      )}
    </Dialog>
  );
};

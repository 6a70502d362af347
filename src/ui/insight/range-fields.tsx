import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { isSameRange, rangeProblem, type StatisticsRange } from '../../domain/insight/statistics';
import { DayBox } from '../shared/dates/day-box';
import { useText } from '../shared/runtime/use-text';
import { phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

/** Fits a date in any personal format. */
const DAY = '11ch';

const useStyles = makeStyles({
  fields: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge, [phone]: { width: '100%' } },
  field: {
    'minWidth': '220px',
    '& input': { width: DAY, minWidth: DAY },
    [phone]: { width: '100%' },
  },
  label: { flex: 'none', color: tokens.colorNeutralForeground3 },
  message: {
    width: '100%',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
});

interface Typed {
  /** The applied range at the time of typing. */
  readonly beside: StatisticsRange;
  readonly range: StatisticsRange;
  /** The field was blurred, so its error is shown. */
  readonly isLeft: boolean;
}

interface RangeFieldsProps {
  readonly range: StatisticsRange;
  readonly today: string;
  /** Called with valid ranges only. */
  readonly onChange: (range: StatisticsRange) => void;
}

/**
 * Start and end date, applied on blur, Enter or a choice in the calendar; an invalid range stays as typed, with its
 * error. Rule R-INS-15.
 */
export const RangeFields = ({ range, today, onChange }: RangeFieldsProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  // A change from outside (back button) discards the typed range.
  const isOwn = typed !== null && isSameRange(typed.beside, range);
  const shown = isOwn ? typed.range : range;
  const problem = isOwn && typed.isLeft ? rangeProblem(shown, today) : null;
  const take = (next: StatisticsRange): void => {
    const isShowable = rangeProblem(next, today) === null;
    setTyped(isShowable ? null : { beside: range, range: next, isLeft: true });
    if (isShowable && !isSameRange(next, range)) onChange(next);
  };
  return (
    <div
      className={styles.fields}
      onKeyDown={({ key, target }) => {
        if (key === 'Enter' && target instanceof HTMLInputElement) take(shown);
      }}
    >
      {(['start', 'end'] as const).map((name) => (
        <div key={name} className={styles.field}>
          <DayBox
            id={`${id}-${name}`}
            label={text(`insight.statistics.${name}`)}
            value={shown[name]}
            latest={today}
            required
            invalid={problem !== null}
            aria-required
            aria-invalid={problem !== null || undefined}
            aria-describedby={problem === null ? undefined : id}
            onChange={(day) => {
              setTyped({ beside: range, range: { ...shown, [name]: day }, isLeft: false });
            }}
            onPick={(day) => {
              take({ ...shown, [name]: day });
            }}
            onBlur={() => {
              take(shown);
            }}
          >
            <label className={styles.label} htmlFor={`${id}-${name}`}>
              {text(`insight.statistics.${name}`)}
            </label>
          </DayBox>
        </div>
      ))}
      {problem !== null && (
        <p id={id} role="alert" className={styles.message}>
          {text(`insight.statistics.problems.${problem}`)}
        </p>
      )}
    </div>
  );
};

import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { rangeProblem, type StatisticsRange } from '../../domain/insight/statistics';
import { DayFilter } from '../shared/list/day-filter';
import { useText } from '../shared/runtime/use-text';
import { phone } from '../shared/theme/sizes';
import { kantoorTokens as tokens } from '../shared/theme/theme';

const useStyles = makeStyles({
  fields: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge, [phone]: { width: '100%' } },
  field: { width: '220px', [phone]: { width: '100%' } },
  message: {
    width: '100%',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
});

interface Typed {
  /** The range that was shown while it was typed. */
  readonly beside: StatisticsRange;
  readonly range: StatisticsRange;
}

interface RangeFieldsProps {
  readonly range: StatisticsRange;
  readonly today: string;
  /** Called with ranges that can be shown only. */
  readonly onChange: (range: StatisticsRange) => void;
}

/** Start and end date; a range that cannot be shown stays as typed, with the reason. Rule R-INS-15. */
export const RangeFields = ({ range, today, onChange }: RangeFieldsProps) => {
  const styles = useStyles();
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState<Typed | null>(null);
  // An outside change (back button) removes what was typed.
  const shown = typed?.beside.start === range.start && typed.beside.end === range.end ? typed.range : range;
  const problem = rangeProblem(shown, today);
  return (
    <div className={styles.fields}>
      {(['start', 'end'] as const).map((name) => (
        <div key={name} className={styles.field}>
          <DayFilter
            label={text(`insight.statistics.${name}`)}
            value={shown[name]}
            latest={today}
            required
            problem={problem === null ? undefined : id}
            onChange={(day) => {
              const next = { ...shown, [name]: day };
              const isShowable = rangeProblem(next, today) === null;
              setTyped(isShowable ? null : { beside: range, range: next });
              if (isShowable) onChange(next);
            }}
          />
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

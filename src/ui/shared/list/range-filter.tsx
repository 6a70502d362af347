import { makeStyles } from '@griffel/react';
import { useId, useState } from 'react';
import { isDecimal, readDecimal, unitsOf, withoutEndZeros, type Decimal } from '../../../domain/shared/decimal';
import type { Language } from '../../../domain/shared/locale';
import { markIn } from '../../../domain/shared/list/number-column';
import { useDebouncedInput } from '../controls/debounced-input.bridge';
import { FigureInput } from '../controls/figure-input';
import { InputBox } from '../controls/input-box';
import { useFormat, useSession } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { kantoorTokens as tokens } from '../theme/theme';

interface RangeFilterProps {
  readonly label: string;
  /** Decimal texts, inclusive; empty for no bound. */
  readonly from: string;
  readonly until: string;
  readonly decimals: number;
  readonly onFrom: (bound: string) => void;
  readonly onUntil: (bound: string) => void;
}

const useStyles = makeStyles({
  label: { flex: 'none', color: tokens.colorNeutralForeground3 },
  message: {
    marginTop: tokens.spacingVerticalXS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorStatusDangerForeground1,
  },
});

/**
 * A filter between two numbers. Invalid text stays in the field, is marked on blur and does not filter. Rule R-SHR-40.
 */
export const RangeFilter = ({ label, from, until, decimals, onFrom, onUntil }: RangeFilterProps) => {
  const styles = useStyles();
  const text = useText();
  const format = useFormat();
  const id = useId();
  const [start, end] = [useBound(from, decimals, onFrom), useBound(until, decimals, onUntil)];
  const marked = start.marked || end.marked;
  const input = (bound: typeof start, name: string) => (
    <FigureInput
      aria-label={name}
      aria-invalid={bound.marked || undefined}
      aria-describedby={bound.marked ? `${id}-message` : undefined}
      {...bound.field}
    />
  );
  return (
    <div role="group" aria-labelledby={id}>
      <InputBox invalid={marked}>
        <span id={id} className={styles.label}>
          {label}
        </span>
        {input(start, text('shared.number.from', { label }))}
        <span aria-hidden className={styles.label}>
          –
        </span>
        {input(end, text('shared.number.until', { label }))}
      </InputBox>
      {marked && (
        <p id={`${id}-message`} className={styles.message}>
          {text('shared.number.form', { example: format.figures(decimals === 0 ? '1234' : '1234.5') })}
        </p>
      )}
    </div>
  );
};

/** Reads a bound. In a whole number, a single separator before three digits is a thousands separator. Rule R-SHR-40. */
const readBound = (typed: string, language: Language, decimals: number): Decimal | null =>
  readDecimal(decimals === 0 && markIn(typed) === 'either' ? typed.replace(/[.,]/, '') : typed, language);

/** One bound: the props of its input, and whether it holds invalid text. */
const useBound = (value: string, decimals: number, onChange: (bound: string) => void) => {
  const { language } = useSession().me.settings;
  const format = useFormat();
  const typing = useDebouncedInput(value, onChange);
  const [unread, setUnread] = useState({ text: '', left: false, beside: value });
  // A change from outside (Reset, back button) discards the invalid text.
  const wrong = unread.beside === value ? unread.text : '';
  return {
    marked: wrong !== '' && unread.left,
    field: {
      value: wrong === '' ? typing.text : wrong,
      write: (bound: string) => (isDecimal(bound) ? format.figures(withoutEndZeros(bound, decimals)) : bound),
      read: (typed: string) => readBound(typed, language, decimals) ?? (typed.trim() === '' ? '' : typed),
      onChange: (bound: string) => {
        const isRead = bound === '' || (isDecimal(bound) && unitsOf(bound, decimals) !== null);
        setUnread({ text: isRead ? '' : bound, left: false, beside: value });
        if (isRead) typing.type(bound);
        else typing.cancel();
      },
      onBlur: () => {
        setUnread({ ...unread, left: true });
      },
    },
  };
};

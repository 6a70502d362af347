import { makeStyles, mergeClasses } from '@griffel/react';
import { useId } from 'react';
import type { TypedFigure } from '../../domain/shared/typed-number';
import { FigureBox } from '../shared/controls/figure-box';
import { useFormat } from '../shared/runtime/use-session';
import { useText } from '../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useItemStyles } from './item.styles';
import { figureText } from './rule-text';
import { useFigureFormat, type FigureKind } from './use-figure-format';

const useStyles = makeStyles({
  error: {
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    textAlign: 'left',
    color: tokens.colorStatusDangerForeground1,
  },
});

interface FigureCellProps {
  readonly name: string;
  /** Accessible name only: the column has a visible header. */
  readonly label: string;
  readonly kind: FigureKind;
  readonly value: TypedFigure;
  readonly editing: boolean;
  readonly isMarked: boolean;
  readonly error: string | undefined;
  readonly onChange: (value: TypedFigure) => void;
}

/** A number in a row. Its input does not use the form's context, so that a key re-renders only its row. */
export const FigureCell = ({ name, label, kind, value, editing, isMarked, error, onChange }: FigureCellProps) => {
  const styles = useStyles();
  const table = useItemStyles();
  const id = useId();
  const [text, format, formatOf] = [useText(), useFormat(), useFigureFormat()];
  if (!editing || isMarked)
    return (
      <span className={mergeClasses(table.figure, isMarked && table.struck)}>
        {figureText(value, kind, text, format)}
      </span>
    );
  return (
    <span className={table.input}>
      <FigureBox
        tie={{
          'aria-label': label,
          'aria-invalid': error !== undefined || undefined,
          'aria-describedby': error === undefined ? undefined : id,
        }}
        name={name}
        format={formatOf(kind)}
        value={value}
        invalid={error !== undefined}
        onChange={onChange}
      />
      {error !== undefined && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </span>
  );
};

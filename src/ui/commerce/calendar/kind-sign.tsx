import { mergeClasses } from '@griffel/react';
import type { CalendarKind } from '../../../domain/commerce/calendar';
import { useSignStyles } from './calendar-kinds';

interface KindSignProps {
  readonly kind: CalendarKind;
  /** The record is inactive. */
  readonly hollow?: boolean;
}

/** The colour of a kind, shown beside its name. */
export const KindSign = ({ kind, hollow = false }: KindSignProps) => {
  const styles = useSignStyles();
  return <span className={mergeClasses(styles.sign, styles[kind], hollow && styles.hollow)} />;
};

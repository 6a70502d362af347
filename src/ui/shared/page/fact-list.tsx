import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { phone } from '../theme/sizes';
import { kantoorTokens as tokens } from '../theme/theme';

const line = { minWidth: 0, borderBottom: `1px solid ${tokens.colorNeutralStroke3}` } as const;
const useFacts = makeResetStyles({
  'display': 'grid',
  'gridTemplateColumns': '136px minmax(0, 1fr)',
  '& > dt, & > dd': { ...line, margin: 0, padding: '7px 0' },
  '& > dt': { color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  '& > dd': { paddingLeft: '12px', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  '& > :nth-last-child(-n+2)': { borderBottomStyle: 'none' },
  [phone]: { gridTemplateColumns: '112px minmax(0, 1fr)' },
});
const useStyles = makeStyles({
  dense: {
    'gridTemplateColumns': '132px minmax(0, 1fr)',
    'fontSize': tokens.fontSizeBase200,
    'lineHeight': tokens.lineHeightBase200,
    '& > dt, & > dd': { paddingTop: '5px', paddingBottom: '5px' },
  },
});

interface FactListProps {
  /** Pairs of name and value; names are unique. */
  readonly pairs: readonly (readonly [string, ReactNode])[];
  readonly dense?: boolean;
}

/** A definition list, one pair per line. */
export const FactList = ({ pairs, dense = false }: FactListProps) => {
  const facts = useFacts();
  const styles = useStyles();
  return (
    <dl className={mergeClasses(facts, dense && styles.dense)}>
      {pairs.map(([name, value]) => [<dt key={name}>{name}</dt>, <dd key={`${name} value`}>{value}</dd>])}
    </dl>
  );
};

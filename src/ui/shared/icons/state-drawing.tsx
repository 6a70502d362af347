import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import { kantoorTokens as tokens } from '../theme/theme';

export type Sign = 'empty' | 'nothingLeft' | 'failed' | 'forbidden' | 'gone' | 'notBuilt';

const useStyles = makeStyles({
  drawing: { fill: 'none', stroke: tokens.colorNeutralStroke1, strokeWidth: 1.5 },
  sheet: { fill: tokens.colorNeutralBackground1 },
  dashes: { strokeDasharray: '3 4' },
  brandDisc: { fill: tokens.colorBrandBackground, stroke: 'none' },
  onBrand: { stroke: tokens.colorNeutralForegroundOnBrand, strokeWidth: 2, strokeLinecap: 'round' },
  lens: {
    fill: tokens.colorNeutralBackground1,
    stroke: tokens.colorBrandForeground1,
    strokeWidth: 2.5,
    strokeLinecap: 'round',
  },
  crack: { stroke: tokens.colorStatusDangerForeground1, strokeWidth: 2, strokeLinecap: 'round' },
  lockBody: { fill: tokens.colorNeutralForeground2, stroke: 'none' },
  lockBow: { stroke: tokens.colorNeutralForeground2, strokeWidth: 3 },
  keyhole: { fill: tokens.colorNeutralBackground1, stroke: 'none' },
  cross: { stroke: tokens.colorNeutralForeground3, strokeWidth: 2.5, strokeLinecap: 'round' },
});

const rules = 'M12 24h80M12 38h80M12 52h80';
const dashedSheet = 'M18 8h68a6 6 0 0 1 6 6v44a6 6 0 0 1-6 6H18a6 6 0 0 1-6-6V14a6 6 0 0 1 6-6z';

/** The illustration of a state. */
export const StateDrawing = ({ sign }: { readonly sign: Sign }) => {
  const styles = useStyles();
  const sheet = <rect className={styles.sheet} x="12" y="8" width="80" height="56" rx="6" />;
  const drawings: Readonly<Record<Sign, ReactNode>> = {
    empty: (
      <>
        {sheet}
        <path d={rules} />
        <circle className={styles.brandDisc} cx="88" cy="56" r="12" />
        <path className={styles.onBrand} d="M88 51v10M83 56h10" />
      </>
    ),
    nothingLeft: (
      <>
        {sheet}
        <path d="M12 24h80M12 52h80" />
        <path className={styles.dashes} d="M12 38h80" />
        <circle className={styles.lens} cx="60" cy="36" r="13" />
        <path className={styles.lens} d="M70 46l10 10" />
      </>
    ),
    failed: (
      <>
        {sheet}
        <path d="M12 24h30M62 24h30M12 38h24M56 38h36M12 52h34M66 52h26" />
        <path className={styles.crack} d="M46 18l-4 12 8 6-6 12 6 10" />
      </>
    ),
    forbidden: (
      <>
        {sheet}
        <path d={rules} />
        <rect className={styles.lockBody} x="38" y="30" width="28" height="22" rx="4" />
        <path className={styles.lockBow} d="M44 30v-5a8 8 0 0 1 16 0v5" />
        <circle className={styles.keyhole} cx="52" cy="41" r="2.5" />
      </>
    ),
    gone: (
      <>
        <path className={styles.dashes} d={dashedSheet} />
        <path className={styles.cross} d="M44 28l16 16M60 28 44 44" />
      </>
    ),
    notBuilt: (
      <>
        <path className={styles.dashes} d={dashedSheet} />
        <path d="M12 24h80" />
        <path className={styles.dashes} d="M12 38h80M12 52h44" />
        <circle className={styles.lens} cx="74" cy="48" r="11" />
        <path className={styles.lens} d="M74 42v6l4 3" />
      </>
    ),
  };
  return (
    <svg className={styles.drawing} width="104" height="72" viewBox="0 0 104 72" aria-hidden>
      {drawings[sign]}
    </svg>
  );
};

import { makeResetStyles, makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { border, borderColor } from '../shared/theme/border';
import { Icon, type IconSource } from '../shared/icons/icon';
import { kantoorTokens as tokens } from '../shared/theme/theme';

export type PillTone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

interface PillProps {
  readonly tone?: PillTone;
  readonly icon?: IconSource;
  /** Tooltip. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

const usePill = makeResetStyles({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '5px',
  maxWidth: '100%',
  minHeight: '20px',
  padding: '1px 7px',
  ...borderColor(tokens.colorNeutralStroke2),
  border: border,
  borderRadius: '10px',
  fontSize: tokens.fontSizeBase200,
  fontWeight: tokens.fontWeightRegular,
  lineHeight: tokens.lineHeightBase200,
  color: tokens.colorNeutralForeground2,
  backgroundColor: tokens.colorNeutralBackground1,
});

const useTones = makeStyles({
  neutral: {},
  info: {
    color: tokens.colorStatusInfoForeground1,
    backgroundColor: tokens.colorStatusInfoBackground1,
    ...borderColor(tokens.colorStatusInfoBorder1),
  },
  success: {
    color: tokens.colorStatusSuccessForeground1,
    backgroundColor: tokens.colorStatusSuccessBackground1,
    ...borderColor(tokens.colorStatusSuccessBorder1),
  },
  warning: {
    color: tokens.colorStatusWarningForeground1,
    backgroundColor: tokens.colorStatusWarningBackground1,
    ...borderColor(tokens.colorStatusWarningBorder1),
  },
  danger: {
    color: tokens.colorStatusDangerForeground1,
    backgroundColor: tokens.colorStatusDangerBackground1,
    ...borderColor(tokens.colorStatusDangerBorder1),
  },
});

/** A small label in the colour of its meaning. */
export const Pill = ({ tone = 'neutral', icon, title, children }: PillProps) => {
  const [pill, tones] = [usePill(), useTones()];
  return (
    <span className={mergeClasses(pill, tones[tone])} data-tooltip={title}>
      {icon !== undefined && <Icon icon={icon} size={12} />}
      {children}
    </span>
  );
};

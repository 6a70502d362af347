import { makeStyles } from '@griffel/react';
import { isLogLevel, type LogLevel } from '../../../domain/insight/published/log-entry.rule';
import { dot } from '../../shared/icons/shell-shapes';
import { Icon, type Shape } from '../../shared/icons/icon';
import * as shapes from '../../shared/icons/shapes';
import { useText } from '../../shared/runtime/use-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { levelName } from './log-names';

const SHAPES: Readonly<Record<LogLevel, Shape>> = {
  message: shapes.info,
  warning: shapes.warning,
  error: shapes.error,
};

const useStyles = makeStyles({
  level: { display: 'inline-flex', alignItems: 'center', gap: '7px', height: '20px', verticalAlign: 'top' },
  message: { color: tokens.colorStatusInfoForeground1 },
  warning: { color: tokens.colorStatusWarningForeground1 },
  error: { color: tokens.colorStatusDangerForeground1 },
  unknown: { color: tokens.colorNeutralForeground3 },
});

/** The icon of a level; its name is beside it. */
export const LevelIcon = ({ level, size }: { readonly level: string; readonly size: 16 | 20 }) => {
  const styles = useStyles();
  const known = isLogLevel(level);
  return <Icon icon={known ? SHAPES[level] : dot} size={size} className={styles[known ? level : 'unknown']} />;
};

/** The icon of a level with its name. */
export const LevelSign = ({ level }: { readonly level: string }) => {
  const text = useText();
  return (
    <span className={useStyles().level}>
      <LevelIcon level={level} size={16} />
      {levelName(level, text)}
    </span>
  );
};

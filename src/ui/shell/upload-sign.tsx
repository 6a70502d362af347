import { makeResetStyles, makeStyles } from '@griffel/react';
import { useSelector } from '@xstate/react';
import { overviewOfModule } from '../../application/session/routes';
import { UploadProgress } from '../../application/shared/upload-progress.machine';
import { useFormat } from '../shared/runtime/use-session';
import * as shellShapes from '../shared/icons/shell-shapes';
import { visuallyHidden } from '../shared/theme/visually-hidden';
import { Icon } from '../shared/icons/icon';
import { iconsOnly, sizes } from '../shared/theme/sizes';
import { warning } from '../shared/icons/shapes';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useService } from '../shared/runtime/use-service';
import { useText } from '../shared/runtime/use-text';

const RADIUS = 7.5;
const ROUND = 2 * Math.PI * RADIUS;

const useSign = makeResetStyles({
  'display': 'flex',
  'flex': 'none',
  'alignItems': 'center',
  'justifyContent': 'center',
  'gap': tokens.spacingHorizontalSNudge,
  'minWidth': sizes.control,
  'height': sizes.control,
  'padding': '0 8px',
  'borderRadius': tokens.borderRadiusMedium,
  'fontSize': tokens.fontSizeBase200,
  'fontVariantNumeric': 'tabular-nums',
  'whiteSpace': 'nowrap',
  'color': tokens.colorNeutralForeground2,
  'textDecorationLine': 'none',
  '&:hover': { backgroundColor: tokens.colorNeutralBackground4Hover },
  [iconsOnly]: { 'minWidth': sizes.phoneControl, 'height': sizes.phoneControl, '& > span': { display: 'none' } },
});

const useStyles = makeStyles({
  ring: { flex: 'none', width: '20px', height: '20px', transform: 'rotate(-90deg)', fill: 'none', strokeWidth: 2.5 },
  way: { stroke: tokens.colorNeutralStroke1 },
  gone: { stroke: tokens.colorCompoundBrandStroke },
  hidden: visuallyHidden,
});

/** Rendered only while files upload: its percentage uses Intl, which costs more than painting a list. */
const RunningSign = () => {
  const [sign, styles, text, format] = [useSign(), useStyles(), useText(), useFormat()];
  const actor = useService(UploadProgress);
  const done = useSelector(actor, ({ context }) => context.done);
  const total = useSelector(actor, ({ context }) => context.total);
  const held = useSelector(actor, ({ context }) => context.isPaused);
  const hundredths = useSelector(actor, ({ context }) => Math.floor(context.share * 100) / 100);
  const counts = { done: format.number(done), count: total, percent: format.percent(hundredths) };
  const label = held ? text('shell.uploads.heldLabel', counts) : text('shell.uploads.label', counts);
  return (
    <a href={overviewOfModule('library')?.path} className={sign} aria-label={label} data-tooltip={label}>
      {held ? (
        <Icon icon={warning} />
      ) : (
        <svg className={styles.ring} viewBox="0 0 20 20" aria-hidden>
          <circle className={styles.way} cx="10" cy="10" r={RADIUS} />
          <circle
            className={styles.gone}
            cx="10"
            cy="10"
            r={RADIUS}
            strokeDasharray={`${hundredths * ROUND} ${ROUND}`}
          />
        </svg>
      )}
      <span>{held ? text('shell.uploads.held') : text('shell.uploads.running', counts)}</span>
    </a>
  );
};

/** Upload progress in the top bar. Rule R-LIB-15. */
export const UploadSign = () => {
  const [sign, styles, text, format] = [useSign(), useStyles(), useText(), useFormat()];
  const actor = useService(UploadProgress);
  const state = useSelector(actor, (snapshot) => snapshot.value);
  const done = useSelector(actor, ({ context }) => context.done);
  const said = text('shell.uploads.finished', { count: done, shown: format.number(done) });
  return (
    <>
      {state === 'running' && <RunningSign />}
      {state === 'finished' && (
        <a href={overviewOfModule('library')?.path} className={sign} aria-label={said} data-tooltip={said}>
          <Icon icon={shellShapes.check} />
          <span>{said}</span>
        </a>
      )}
      <span role="status" className={styles.hidden}>
        {state === 'finished' ? said : ''}
      </span>
    </>
  );
};

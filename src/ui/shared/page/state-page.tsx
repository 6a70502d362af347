import { makeResetStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { Sign } from '../icons/state-drawing';
import { stateDrawing } from '../icons/state-drawings';
import { Loaded } from '../runtime/loadable';
import { kantoorTokens as tokens } from '../theme/theme';

interface StatePageProps {
  readonly sign: Sign;
  readonly title: ReactNode;
  readonly body: string;
  /** One action, and at most a secondary one below it. */
  readonly actions?: ReactNode;
  /** 1 if the state is the whole page. */
  readonly level?: 1 | 2;
  /** Announced at once, for failures. */
  readonly urgent?: boolean;
}

const usePage = makeResetStyles({
  'display': 'flex',
  'flex': '1',
  'flexDirection': 'column',
  'alignItems': 'center',
  'gap': tokens.spacingVerticalSNudge,
  'minHeight': 0,
  'overflow': 'auto',
  'padding': '56px 24px 24px',
  'textAlign': 'center',
  '& > figure': { flex: 'none', height: '72px' },
  '& > h1, & > h2': {
    marginTop: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase400,
    lineHeight: tokens.lineHeightBase400,
    fontWeight: tokens.fontWeightSemibold,
    overflowWrap: 'anywhere',
  },
  '& > p': { maxWidth: '320px', color: tokens.colorNeutralForeground3, overflowWrap: 'anywhere' },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: tokens.spacingVerticalXS,
    marginTop: tokens.spacingVerticalMNudge,
  },
});

/** The layout of every state: drawing, title, body, action. */
export const StatePage = ({ sign, title, body, actions, level = 2, urgent = false }: StatePageProps) => {
  const page = usePage();
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section className={page} role={urgent ? 'alert' : undefined}>
      <figure aria-hidden>
        <Loaded part={stateDrawing} props={{ sign }} missing={() => null} />
      </figure>
      <Heading>{title}</Heading>
      <p>{body}</p>
      {actions !== undefined && <div>{actions}</div>}
    </section>
  );
};

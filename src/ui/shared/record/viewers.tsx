import { makeStyles } from '@griffel/react';
import type { Viewer } from '../../../application/shared/ports/live-events.port';
import { PersonAvatar } from '../controls/person-avatar';
import { useFormat } from '../runtime/use-session';
import { useText } from '../runtime/use-text';
import { kantoorTokens as tokens } from '../theme/theme';

/** Number of avatars shown; the rest are counted. */
const MAX_FACES = 4;

const useStyles = makeStyles({
  viewers: { display: 'inline-flex', alignItems: 'center', gap: '4px' },
  face: {
    'display': 'inline-flex',
    'marginLeft': '-6px',
    'border': `2px solid ${tokens.colorNeutralBackground1}`,
    'borderRadius': tokens.borderRadiusCircular,
    ':first-child': { marginLeft: 0 },
  },
});

/** The other people who have the record open, in its header. Rule R-LIV-03. */
export const Viewers = ({ viewers }: { readonly viewers: readonly Viewer[] }) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  if (viewers.length === 0) return null;
  const words = text('shared.record.live.viewing', {
    count: viewers.length,
    names: format.list(viewers.map(({ name }) => name)),
  });
  return (
    <span className={styles.viewers} role="img" aria-label={words} data-tooltip={words}>
      <span>
        {viewers.slice(0, MAX_FACES).map(({ id, name, avatar }) => (
          <span key={id} className={styles.face}>
            <PersonAvatar name={name} picture={avatar} />
          </span>
        ))}
      </span>
      {viewers.length > MAX_FACES && `+${viewers.length - MAX_FACES}`}
    </span>
  );
};

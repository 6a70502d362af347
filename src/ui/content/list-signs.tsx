import { makeStyles, mergeClasses } from '@griffel/react';
import type { ContentRow, LockHolder } from '../../domain/content/content-item';
import { standingAt } from '../../domain/content/publication.rule';
import type { Format } from '../../domain/shared/format';
import type { Instant } from '../../domain/shared/instant';
import { useFormat } from '../session/published/use-session';
import * as deskShapes from '../shared/desk-shapes';
import { Icon } from '../shared/icon';
import { PersonAvatar } from '../shared/person-avatar';
import { StatusMark } from '../shared/status-mark';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText, type Translate } from '../shared/use-text';

const useStyles = makeStyles({
  line: { display: 'inline-flex', alignItems: 'center', gap: '7px' },
  lock: { color: tokens.kantoorStatusLocked },
});

/** The day of what is online or will be, written as asked, and the word for what is not. Rule R-CON-03. */
export const publicationOf = ({ status, online }: ContentRow, text: Translate, write: (online: Instant) => string): string => {
  if (status === 'draft') return text('content.item.list.concept');
  if (status === 'unpublished') return text('content.item.list.unpublished');
  return typeof online === 'number' ? write(online) : '';
};

/** How an item stands towards visitors, with its day; the exact moment is told to a mouse that rests on it. */
export const PublicationSign = ({ row, at }: { readonly row: ContentRow; readonly at: Instant }) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const standing = standingAt(row, at);
  const word = { published: text('content.item.statuses.published'), planned: text('content.item.list.planned'), draft: undefined, unpublished: undefined }[standing];
  const title = word === undefined || typeof row.online !== 'number' ? undefined : `${word}: ${format.dateTime(row.online)}`;
  return <span className={styles.line} title={title}><StatusMark standing={standing} label={word} />{publicationOf(row, text, (online) => format.date(online))}</span>;
};

/** Who holds a lock, and since when where that is known. */
export const holderOf = ({ name, since }: LockHolder, text: Translate, format: Format): string =>
  since === null ? text('content.item.list.lockedBy', { name }) : text('content.item.list.locked', { name, when: format.dateTime(since) });

/** A padlock with the initials of who holds it. */
export const LockSign = ({ locked }: { readonly locked: LockHolder }) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const holder = holderOf(locked, text, format);
  return <span className={mergeClasses(styles.line, styles.lock)} title={holder}><Icon shape={deskShapes.lock} size={16} label={holder} /><PersonAvatar name={locked.name} /></span>;
};

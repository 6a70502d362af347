import { makeStyles, mergeClasses } from '@griffel/react';
import type { ContentRow, LockHolder } from '../../domain/content/content-item';
import { PUBLICATION_STATUSES, statusAt } from '../../domain/content/publication.rule';
import type { Format } from '../../domain/shared/format';
import type { Instant } from '../../domain/shared/instant';
import { useFormat } from '../shared/runtime/use-session';
import * as shellShapes from '../shared/icons/shell-shapes';
import { Icon } from '../shared/icons/icon';
import { PersonAvatar } from '../shared/controls/person-avatar';
import { kantoorTokens as tokens } from '../shared/theme/theme';
import { useText, type Translate } from '../shared/runtime/use-text';

/** A pseudo-element, to save an element per row. */
const sign = (color: string, more: object = {}) =>
  ({
    '::before': {
      content: '""',
      display: 'inline-block',
      boxSizing: 'border-box',
      width: '9px',
      height: '9px',
      marginRight: '7px',
      border: `1.5px solid ${color}`,
      borderRadius: tokens.borderRadiusCircular,
      ...more,
    },
  }) as const;
const stroke = (color: string, place: string): object => ({
  backgroundImage: `linear-gradient(${color}, ${color})`,
  backgroundPosition: 'center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: place,
});

const useSigns = makeStyles({
  published: sign(tokens.kantoorStatusPublished, { backgroundColor: tokens.kantoorStatusPublished }),
  draft: sign(tokens.kantoorStatusDraft),
  unpublished: sign(tokens.kantoorStatusUnpublished, stroke(tokens.kantoorStatusUnpublished, '4px 1.5px')),
  planned: sign(tokens.kantoorStatusPlanned, {
    ...stroke(tokens.kantoorStatusPlanned, '1.5px 3.5px'),
    backgroundPosition: 'center top',
  }),
});

const useStyles = makeStyles({
  line: { display: 'inline-flex', alignItems: 'center', gap: '7px' },
  lock: { color: tokens.kantoorStatusLocked },
});

/** The publication date, or the status of unpublished items. Rule R-CON-03. */
export const publicationOf = (
  { status, online }: ContentRow,
  text: Translate,
  write: (online: Instant) => string,
): string => {
  if (status === 'draft') return text('content.item.list.concept');
  if (status === 'unpublished') return text('content.item.list.unpublished');
  if (status !== 'published') return status;
  return typeof online === 'number' ? write(online) : '';
};

/** Publication status with date; the exact time is in the tooltip. */
export const PublicationSign = ({ row, at }: { readonly row: ContentRow; readonly at: Instant }) => {
  const [signs, text, format] = [useSigns(), useText(), useFormat()];
  const status = PUBLICATION_STATUSES.find((known) => known === row.status);
  if (status === undefined) return row.status;
  const standing = statusAt({ ...row, status }, at);
  const word = {
    published: text('content.item.statuses.published'),
    planned: text('content.item.list.planned'),
    draft: undefined,
    unpublished: undefined,
  }[standing];
  const name = word === undefined || typeof row.online !== 'number' ? word : `${word}: ${format.dateTime(row.online)}`;
  const said = name === undefined ? {} : { 'role': 'img', 'aria-label': name, 'data-tooltip': name };
  return (
    <span className={signs[standing]} {...said}>
      {publicationOf(row, text, (online) => format.date(online))}
    </span>
  );
};

/** The holder of a lock, and its start time if known. */
export const holderOf = ({ name, since }: LockHolder, text: Translate, format: Format): string =>
  since === null
    ? text('content.item.list.lockedBy', { name })
    : text('content.item.list.locked', { name, when: format.dateTime(since) });

/** A lock icon with the holder's initials. */
export const LockSign = ({ locked }: { readonly locked: LockHolder }) => {
  const [styles, text, format] = [useStyles(), useText(), useFormat()];
  const holder = holderOf(locked, text, format);
  return (
    <span className={mergeClasses(styles.line, styles.lock)} data-tooltip={holder}>
      <Icon icon={shellShapes.lock} size={16} label={holder} />
      <PersonAvatar name={locked.name} />
    </span>
  );
};

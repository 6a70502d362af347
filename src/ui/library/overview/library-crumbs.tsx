import { makeStyles } from '@griffel/react';
import { Fragment } from 'react';
import type { FolderContents } from '../../../domain/library/library';
import { nameOf, parentOf, pathsTo, ROOT, type LibraryPath } from '../../../domain/library/path';
import * as shellShapes from '../../shared/icons/shell-shapes';
import { Icon } from '../../shared/icons/icon';
import { sizes, phone } from '../../shared/theme/sizes';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';

const useStyles = makeStyles({
  crumbs: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    minHeight: '40px',
    padding: '0 16px',
    borderBottom: `1px solid ${tokens.colorNeutralStroke3}`,
    color: tokens.colorNeutralForeground3,
    [phone]: { padding: `0 ${sizes.phonePadding}` },
  },
  crumb: {
    'minWidth': '24px',
    'minHeight': '24px',
    'padding': '2px 0',
    'border': 0,
    'overflow': 'hidden',
    'textOverflow': 'ellipsis',
    'whiteSpace': 'nowrap',
    'color': 'inherit',
    'backgroundColor': 'transparent',
    'cursor': 'pointer',
    ':hover': { textDecorationLine: 'underline' },
  },
  // The current folder shrinks first, so that the links to its parents stay legible.
  here: {
    flex: '0 100 auto',
    minWidth: '80px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontWeight: tokens.fontWeightSemibold,
    color: tokens.colorNeutralForeground1,
  },
  shut: {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: tokens.spacingHorizontalXS,
    paddingLeft: tokens.spacingHorizontalS,
    fontSize: tokens.fontSizeBase200,
  },
  count: { flex: 'none', marginLeft: 'auto', paddingLeft: tokens.spacingHorizontalS, fontSize: tokens.fontSizeBase200 },
});

interface LibraryCrumbsProps {
  readonly path: LibraryPath;
  /** `null` until loaded. */
  readonly contents: FolderContents | null;
  /** Number of search results; `null` without a search. */
  readonly found: number | null;
  /** There may be more results. */
  readonly foundMore: boolean;
  readonly readOnly: boolean;
  readonly onOpen: (path: LibraryPath) => void;
}

/** Breadcrumbs from the root to the open folder, with the number of its files and folders. */
export const LibraryCrumbs = ({ path, contents, found, foundMore, readOnly, onOpen }: LibraryCrumbsProps) => {
  const [styles, text] = [useStyles(), useText()];
  const label = (way: LibraryPath): string => nameOf(way) || text('library.overview.root');
  const ways = path === ROOT ? [] : [ROOT, ...pathsTo(parentOf(path))];
  const counts =
    found !== null
      ? [text(foundMore ? 'library.overview.foundMore' : 'library.overview.found', { count: found })]
      : contents === null
        ? []
        : [
            ...(contents.folders.length > 0 || path === ROOT
              ? [text('library.overview.folderCount', { count: contents.folders.length })]
              : []),
            ...(path === ROOT ? [] : [text('library.overview.files', { count: contents.files.length })]),
          ];
  return (
    <nav className={styles.crumbs} aria-label={text('library.overview.way')}>
      {ways.map((way) => (
        <Fragment key={way}>
          <button
            type="button"
            className={styles.crumb}
            data-tooltip={label(way)}
            onClick={() => {
              onOpen(way);
            }}
          >
            {label(way)}
          </button>
          <Icon size={12} icon={shellShapes.chevronRight} />
        </Fragment>
      ))}
      <b className={styles.here} aria-current="location" data-tooltip={label(path)}>
        {label(path)}
      </b>
      {readOnly && (
        <span className={styles.shut}>
          <Icon size={16} icon={shellShapes.lock} />
          {text('library.overview.readOnly')}
        </span>
      )}
      <span className={styles.count}>{counts.join(', ')}</span>
    </nav>
  );
};

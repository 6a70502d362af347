import { makeResetStyles } from '@griffel/react';
import { Fragment, type ReactNode } from 'react';
import { extensionOf } from '../../../domain/library/published/extension';
import { longestCommonSubsequence } from '../../../domain/shared/diff/longest-common-subsequence';
import type { InlineDiffPart } from '../../../domain/shared/diff/inline-diff';
import { FileThumb } from '../../library/published/file-thumb';
import { added, removed } from '../../shared/theme/marked-text';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useWebsiteLanguage } from '../../shared/runtime/website-language';
import type { Entry } from './pieces';

export type Mark = InlineDiffPart['kind'];

/** Styles of marked words; `mark` is used inside HTML. */
export const useMarkedWords = makeResetStyles({
  'minWidth': 0,
  'lineHeight': '22px',
  'overflowWrap': 'anywhere',
  'whiteSpace': 'pre-wrap',
  '& del': removed,
  '& ins': added,
  '& .kantoor-html': { whiteSpace: 'normal' },
  '& del.kantoor-html, & ins.kantoor-html': { display: 'block' },
  '& .kantoor-before mark': removed,
  '& .kantoor-after mark': added,
  '& .kantoor-entry': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: tokens.spacingHorizontalM,
    maxWidth: '100%',
    marginRight: tokens.spacingHorizontalS,
  },
});

/** A value of the earlier version, the later one, or both. */
export const Marked = ({ mark, children }: { readonly mark: Mark; readonly children: ReactNode }) =>
  mark === 'same' ? children : mark === 'removed' ? <del>{children}</del> : <ins>{children}</ins>;

interface MarkedEntry extends Entry {
  readonly mark: Mark;
}

/** Entries of one side only, or those that changed order. */
export const markedEntries = (
  before: readonly Entry[],
  after: readonly Entry[],
): { readonly before: readonly MarkedEntry[]; readonly after: readonly MarkedEntry[] } => {
  const [earlier, later] = [before.map(({ key }) => key), after.map(({ key }) => key)];
  const isReordered =
    earlier.length === later.length &&
    earlier.every((key) => later.includes(key)) &&
    later.every((key) => earlier.includes(key));
  const pairs = isReordered ? longestCommonSubsequence(earlier, later) : [];
  const [stayed, stands] = [new Set(pairs.map(([place]) => place)), new Set(pairs.map(([, place]) => place))];
  return {
    before: before.map((entry, place) => ({
      ...entry,
      mark: (isReordered ? stayed.has(place) : later.includes(entry.key)) ? 'same' : 'removed',
    })),
    after: after.map((entry, place) => ({
      ...entry,
      mark: (isReordered ? stands.has(place) : earlier.includes(entry.key)) ? 'same' : 'added',
    })),
  };
};

/** Entries in a row, files with thumbnails. */
export const EntryList = ({ entries }: { readonly entries: readonly MarkedEntry[] }) => {
  const lang = useWebsiteLanguage();
  return entries.map(({ label, isContent, file, mark }, place) => (
    // An entry may occur twice; its index is its identity.
    <Fragment key={place}>
      <span className="kantoor-entry">
        {file !== undefined && <FileThumb extension={extensionOf(file.name)} thumbnail={file.thumbnail} />}
        <span lang={isContent === true ? lang : undefined}>
          <Marked mark={mark}>{label}</Marked>
        </span>
      </span>{' '}
    </Fragment>
  ));
};

import { makeStyles } from '@griffel/react';
import type { ReactNode } from 'react';
import type { LibraryFile } from '../../domain/library/library';
import { useFormat } from '../session/published/use-session';
import { RailSection } from '../shared/record-layout';
import { kantoorTokens as tokens } from '../shared/theme';
import { useText } from '../shared/use-text';
import { useFileWords } from './file-words';
import { FilePicture } from './row-picture';

const useStyles = makeStyles({
  picture: { display: 'block', height: '138px', marginTop: '6px' },
  name: { marginTop: tokens.spacingVerticalM, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '8px 12px',
    marginTop: tokens.spacingVerticalS,
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, textAlign: 'right', overflowWrap: 'anywhere' },
  },
  fact: { display: 'contents' },
  quiet: { paddingTop: tokens.spacingVerticalS, color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge, paddingTop: tokens.spacingVerticalXS },
});

interface PreviewRailProps {
  /** What is pointed at, else the one that is selected; null where there is neither, or several are. */
  readonly file: LibraryFile | null;
  readonly selected: number;
  readonly children?: ReactNode;
}

/** What is known of a file, beside the list. */
export const PreviewRail = ({ file, selected, children }: PreviewRailProps) => {
  const [styles, text, format, words] = [useStyles(), useText(), useFormat(), useFileWords()];
  if (file === null) {
    return <RailSection><p className={styles.quiet}>{selected > 1 ? text('library.overview.selectedMany', { count: selected }) : text('library.overview.nothingSelected')}</p></RailSection>;
  }
  const facts: readonly (readonly [string, string | null])[] = [
    [text('library.overview.type'), words.type(file)],
    [text('library.overview.dimensions'), words.dimensions(file)],
    [text('library.overview.size'), format.bytes(file.size)],
    [text('library.overview.changed'), file.updated === null ? null : format.dateTime(file.updated)],
    [text('library.overview.alt'), file.alt === '' ? text('library.overview.none') : file.alt],
  ];
  return (
    <>
      <RailSection>
        <span className={styles.picture}><FilePicture file={file} /></span>
        <h2 className={styles.name}>{file.name}</h2>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => value !== null && <div key={term} className={styles.fact}><dt>{term}</dt><dd>{value}</dd></div>)}
        </dl>
      </RailSection>
      {children !== undefined && <RailSection><div className={styles.acts}>{children}</div></RailSection>}
    </>
  );
};

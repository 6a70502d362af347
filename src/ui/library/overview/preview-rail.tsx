import { makeStyles, mergeClasses } from '@griffel/react';
import type { ReactNode } from 'react';
import { iconOf, isEditable } from '../../../domain/library/file-type.rule';
import type { LibraryFile } from '../../../domain/library/library';
import { useFormat } from '../../shared/runtime/use-session';
import { RailSection } from '../../shared/record/record-layout';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { useText } from '../../shared/runtime/use-text';
import { FileStatusSign } from './file-status-sign';
import { useFileTexts } from '../file-texts';
import { FilePicture } from './row-picture';

const useStyles = makeStyles({
  picture: { display: 'block', height: '138px', marginTop: '6px' },
  name: { marginTop: tokens.spacingVerticalM, fontWeight: tokens.fontWeightSemibold, overflowWrap: 'anywhere' },
  facts: {
    'display': 'grid',
    'gridTemplateColumns': 'auto minmax(0, 1fr)',
    'gap': '8px 12px',
    'marginTop': tokens.spacingVerticalS,
    'fontSize': tokens.fontSizeBase200,
    'lineHeight': tokens.lineHeightBase200,
    '& dt': { color: tokens.colorNeutralForeground3 },
    '& dd': { margin: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
  texts: { marginTop: 0 },
  fact: { display: 'contents' },
  quiet: { color: tokens.colorNeutralForeground3 },
  acts: { display: 'flex', flexWrap: 'wrap', gap: tokens.spacingHorizontalSNudge },
});

interface PreviewRailProps {
  /** The hovered file, else the only selected one. */
  readonly file: LibraryFile | null;
  readonly selected: number;
  readonly children?: ReactNode;
}

/** File details beside the list. */
export const PreviewRail = ({ file, selected, children }: PreviewRailProps) => {
  const [styles, text, format, words] = [useStyles(), useText(), useFormat(), useFileTexts()];
  if (file === null) {
    return (
      <RailSection>
        <p className={styles.quiet}>
          {selected > 1
            ? text('library.overview.selectedMany', { count: selected })
            : text('library.overview.nothingSelected')}
        </p>
      </RailSection>
    );
  }
  const isPicture = iconOf(file.extension) === 'image';
  const { x, y } = file.focusPoint;
  const rows = (facts: readonly (readonly [string, ReactNode])[]) =>
    facts.map(
      ([term, value]) =>
        value !== null && (
          <div key={term} className={styles.fact}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ),
    );
  const written = (value: string): ReactNode =>
    value === '' ? <span className={styles.quiet}>{text('library.overview.none')}</span> : value;
  return (
    <>
      <RailSection>
        <span className={styles.picture}>
          <FilePicture file={file} whole />
        </span>
        <h2 className={styles.name}>{file.name}</h2>
        <dl className={styles.facts}>
          {rows([
            [text('library.overview.type'), words.type(file)],
            [text('library.overview.dimensions'), words.dimensions(file)],
            [text('library.overview.size'), format.bytes(file.size)],
            [
              text('library.image.focus'),
              isEditable(file.extension)
                ? text('library.overview.point', { x: format.decimals(x, 3), y: format.decimals(y, 3) })
                : null,
            ],
            [text('library.overview.changed'), file.updated === null ? null : format.dateTime(file.updated)],
            [text('library.file.status'), <FileStatusSign key="sign" status={file.status} />],
          ])}
        </dl>
      </RailSection>
      <RailSection title={text('library.overview.texts')}>
        <dl className={mergeClasses(styles.facts, styles.texts)}>
          {rows([
            [text('library.overview.alt'), written(file.alt)],
            [text('library.file.caption'), isPicture ? written(file.caption) : null],
          ])}
        </dl>
      </RailSection>
      {children !== undefined && (
        <RailSection>
          <div className={styles.acts}>{children}</div>
        </RailSection>
      )}
    </>
  );
};

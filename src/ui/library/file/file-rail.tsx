import { makeStyles } from '@griffel/react';
import { useLocation } from 'wouter';
import { isEditable } from '../../../domain/library/file-type.rule';
import type { FileDetail, FileDraft, FileUse } from '../../../domain/library/library';
import { useChoiceText } from '../../shared/runtime/use-dynamic-text';
import { useFormat } from '../../shared/runtime/use-session';
import { followLinks } from '../../shared/runtime/follow-links';
import { LinkText } from '../../shared/controls/link-text';
import { RecordToggle } from '../../shared/record/plain-fields';
import { RailSection } from '../../shared/record/record-layout';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { Pending } from '../../shared/runtime/pending';
import { useText } from '../../shared/runtime/use-text';
import { useFileTexts } from '../file-texts';
import { FocusPreviews } from '../image/focus-preview';
import { UsesList } from './uses-list';

const useStyles = makeStyles({
  facts: {
    'display': 'grid',
    'gridTemplateColumns': 'auto minmax(0, 1fr)',
    'gap': '6px 16px',
    'paddingTop': tokens.spacingVerticalXS,
    'fontSize': tokens.fontSizeBase200,
    'lineHeight': '18px',
    '& > dt': { color: tokens.colorNeutralForeground3 },
    '& > dd': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' },
  },
});

interface FileRailProps {
  /** `null` while loading. */
  readonly file: FileDetail | null;
  /** URL of the stored image; null for other types. */
  readonly address: string | null;
  /** `null` hides the section. */
  readonly uses: readonly FileUse[] | null;
  /** The uses are loading. */
  readonly looking: boolean;
  /** Number of uses that the person may not see. */
  readonly hidden: number;
}

/** The stored facts of a file besides its fields. */
const Facts = ({ file }: { readonly file: FileDetail }) => {
  const [styles, text, format, words] = [useStyles(), useText(), useFormat(), useFileTexts()];
  const choiceText = useChoiceText();
  const [, navigate] = useLocation();
  const { dimensions, focusPoint, folder } = file;
  const px = (value: number): string => text('library.image.values.px', { number: format.number(value) });
  return (
    <dl className={styles.facts} onClick={followLinks(navigate)}>
      <dt>{text('library.file.folder')}</dt>
      <dd>
        <LinkText href={`/library?folder=${encodeURIComponent(folder.path)}`}>{folder.path}</LinkText>
      </dd>
      <dt>{text('library.overview.type')}</dt>
      <dd>{words.type(file)}</dd>
      <dt>{text('library.overview.size')}</dt>
      <dd>{format.bytes(file.size)}</dd>
      {dimensions !== null && (
        <>
          <dt>{text('library.image.values.width')}</dt>
          <dd>{px(dimensions.width)}</dd>
          <dt>{text('library.image.values.height')}</dt>
          <dd>{px(dimensions.height)}</dd>
        </>
      )}
      {/* Only images have a focus point. */}
      {isEditable(file.extension) && (
        <>
          <dt>{text('library.image.values.x')}</dt>
          <dd>{format.decimals(focusPoint.x, 3)}</dd>
          <dt>{text('library.image.values.y')}</dt>
          <dd>{format.decimals(focusPoint.y, 3)}</dd>
        </>
      )}
      {file.updated !== null && (
        <>
          <dt>{text('library.overview.changed')}</dt>
          <dd>{format.dateTime(file.updated)}</dd>
        </>
      )}
      <dt>{text('library.file.status')}</dt>
      <dd>{choiceText('library.file.statuses', file.status)}</dd>
    </dl>
  );
};

/** Facts, crops and uses of a file. */
export const FileRail = ({ file, address, uses, looking, hidden }: FileRailProps) => {
  const text = useText();
  return (
    <>
      <RailSection title={text('library.file.facts')}>{file !== null && <Facts file={file} />}</RailSection>
      <RailSection handlesPending>
        <RecordToggle<FileDraft> name="noIndex" />
      </RailSection>
      {file !== null && address !== null && file.dimensions !== null && (
        <RailSection title={text('library.image.previews.title')}>
          <FocusPreviews address={address} whole={file.dimensions} focus={file.focusPoint} />
        </RailSection>
      )}
      {(uses !== null || looking) && (
        <Pending when={uses === null}>
          <RailSection title={text('library.file.uses')}>
            {uses !== null && <UsesList uses={uses} hidden={hidden} />}
          </RailSection>
        </Pending>
      )}
    </>
  );
};

import { makeStyles } from '@griffel/react';
import { useMemo, type ReactNode } from 'react';
import type { WordChange } from '../../../domain/content/compare-blocks';
import { splitAtRanges } from '../../../domain/shared/diff/word-diff';
import { inlineDiff } from '../../../domain/shared/diff/inline-diff';
import { markedHtml } from '../../shared/controls/marked-html';
import { phone } from '../../shared/theme/sizes';
import { SafeHtml } from '../../shared/controls/safe-html';
import { kantoorTokens as tokens } from '../../shared/theme/theme';
import { WebsiteText } from '../../shared/controls/website-text';
import { useText } from '../../shared/runtime/use-text';
import { useWebsiteLanguage } from '../../shared/runtime/website-language';
import { EntryList, Marked, markedEntries, useMarkedWords } from './marked';
import type { Entry, Piece } from './pieces';

export type CompareLayout = 'inline' | 'beside';
type Side = 'before' | 'after';

interface ChangeTextProps {
  /** `null` if that side lacks the field. */
  readonly before: Piece | null;
  readonly after: Piece | null;
  /** If both are texts. */
  readonly words: WordChange | null;
  readonly layout: CompareLayout;
}

const useStyles = makeStyles({
  beside: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: '0 24px',
    [phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '8px' },
  },
  // Narrow: each side has a label.
  side: {
    display: 'none',
    fontSize: tokens.fontSizeBase200,
    color: tokens.colorNeutralForeground3,
    [phone]: { display: 'block' },
  },
  quiet: { color: tokens.colorNeutralForeground3 },
});

const entriesOf = (piece: Piece | null): readonly Entry[] => {
  if (piece === null) return [];
  if (piece.kind === 'entries') return piece.entries;
  const words = piece.kind === 'text' ? piece.text : piece.html;
  return words === '' ? [] : [{ key: words, label: words, isContent: true }];
};
const htmlOf = (piece: Piece | null): string => (piece?.kind === 'html' ? piece.html : '');

/** Texts without a common word are not marked. */
const isApart = ({ before, after, removed, added }: WordChange): boolean =>
  removed.length + added.length === 0 && before.trim() !== after.trim();

const OneText = ({ words }: { readonly words: WordChange }) =>
  inlineDiff(words).map(({ kind, text }, place) => (
    <Marked key={place} mark={kind}>
      {text}
    </Marked>
  ));

const TextSide = ({ words, side }: { readonly words: WordChange; readonly side: Side }) => {
  const mark = side === 'before' ? 'removed' : 'added';
  if (isApart(words)) return <Marked mark={mark}>{words[side]}</Marked>;
  return splitAtRanges(words[side], words[mark]).map((part, place) => (
    <Marked key={place} mark={place % 2 === 1 ? mark : 'same'}>
      {part}
    </Marked>
  ));
};

const HtmlSide = ({
  html,
  words,
  side,
}: {
  readonly html: string;
  readonly words: WordChange;
  readonly side: Side;
}) => {
  const shown = <SafeHtml html={html} />;
  if (!isApart(words)) return <div className={`kantoor-html kantoor-${side}`}>{shown}</div>;
  return side === 'before' ? <del className="kantoor-html">{shown}</del> : <ins className="kantoor-html">{shown}</ins>;
};

/** Both values with differences marked; HTML never runs. Rule R-CON-12. */
export const ChangeText = ({ before, after, words: found, layout }: ChangeTextProps) => {
  const [box, styles, text, lang] = [useMarkedWords(), useStyles(), useText(), useWebsiteLanguage()];
  const words = before?.kind === 'entries' || after?.kind === 'entries' ? null : found;
  const [was, is, isHtml] = [htmlOf(before), htmlOf(after), before?.kind === 'html' || after?.kind === 'html'];
  const html = useMemo(() => (layout === 'beside' ? markedHtml(was, is) : { mine: '', theirs: '' }), [is, layout, was]);
  const entries = markedEntries(entriesOf(before), entriesOf(after));

  if (layout === 'inline') {
    if (words === null)
      return (
        <div className={box}>
          <EntryList entries={[...entries.before.filter(({ mark }) => mark === 'removed'), ...entries.after]} />
        </div>
      );
    const isShapeOnly = !isApart(words) && words.removed.length + words.added.length === 0;
    return isShapeOnly ? (
      <p className={styles.quiet}>{text('content.versions.formatting')}</p>
    ) : (
      <div className={box} lang={lang}>
        <OneText words={words} />
      </div>
    );
  }

  const draw = (side: Side): ReactNode => {
    if (words === null ? entries[side].length === 0 : words[side].trim() === '')
      return <span className={styles.quiet}>{text('content.versions.empty')}</span>;
    if (words === null) return <EntryList entries={entries[side]} />;
    return isHtml ? (
      <HtmlSide html={side === 'before' ? html.mine : html.theirs} words={words} side={side} />
    ) : (
      <WebsiteText>
        <TextSide words={words} side={side} />
      </WebsiteText>
    );
  };
  return (
    <div className={styles.beside}>
      <div className={box}>
        <span className={styles.side}>{text('content.versions.from')}</span>
        {draw('before')}
      </div>
      <div className={box}>
        <span className={styles.side}>{text('content.versions.to')}</span>
        {draw('after')}
      </div>
    </div>
  );
};

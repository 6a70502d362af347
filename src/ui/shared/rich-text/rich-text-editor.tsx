import { makeStyles, mergeClasses } from '@griffel/react';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { memo, useCallback, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldTie } from '../field';
import { kantoorTokens as tokens } from '../theme';
import { useText } from '../use-text';
import { $setLink, $unlink } from './commands';
import { Composer, Typing } from './composer';
import { useContent } from './content.styles';
import { useEditing } from './editing.bridge';
import { LinkForm } from './link-form';
import { $insertObject } from './insert';
import { pictureTag, type ChosenPicture } from './picture';
import { focusText } from './whole';
import { SIZES } from './sizes';
import { Toolbar } from './toolbar';

export interface RichTextEditorProps {
  readonly tie: FieldTie;
  readonly label: string;
  /** HTML. */
  readonly value: string;
  readonly onChange: (html: string) => void;
  /** Draws what a picture is chosen with; keep its identity. */
  readonly pictures?: PictureChooser | undefined;
}

/** Chooses a picture from wherever a context keeps them. */
export type PictureChooser = ComponentType<{ readonly onChoose: (picture: ChosenPicture) => void; readonly onClose: () => void }>;

const useStyles = makeStyles({
  text: { height: SIZES.text, overflow: 'auto', resize: 'vertical', padding: '10px 14px', outlineStyle: 'none', whiteSpace: 'pre-wrap' },
  source: {
    display: 'block', boxSizing: 'border-box', width: '100%', height: SIZES.text, padding: '10px 14px', border: 0, outlineStyle: 'none', resize: 'vertical',
    fontFamily: 'Consolas, monospace', fontSize: tokens.fontSizeBase200, lineHeight: '18px', color: 'inherit', backgroundColor: 'transparent',
  },
  foot: {
    height: SIZES.foot, boxSizing: 'border-box', padding: '3px 8px', textAlign: 'right', fontSize: tokens.fontSizeBase200, lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3, borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});

/** The editor, as the content of a field's frame. */
export const RichTextEditor = memo(({ tie, label, value, onChange, pictures: Pictures }: RichTextEditorProps) => {
  const styles = useStyles();
  const content = useContent();
  const text = useText();
  const name = useCallback((tag: string, about: string) => text('shared.richText.object', { tag, about }).trim(), [text]);
  // While the source is written, the editor waits with the document as it was.
  const [before, setBefore] = useState<string | null>(null);
  const source = before !== null;
  const { editing, place } = useEditing(before ?? value, onChange, name);
  const toolbar = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState(false);
  const [picking, setPicking] = useState(false);
  const back = (): void => {
    // A dialog that is open keeps the focus to itself.
    flushSync(() => { setPicking(false); });
    setLinking(false);
    focusText(editing.editor);
  };
  const change = (act: () => void): void => {
    editing.editor.update(act);
    back();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const isLink = event.key.toLowerCase() === 'k' && event.shiftKey && (event.ctrlKey || event.metaKey);
    const isToolbar = event.key === 'F10' && event.altKey;
    if (!isLink && !isToolbar) return;
    event.preventDefault();
    event.stopPropagation();
    if (isLink) setLinking(!source);
    else toolbar.current?.querySelector('button')?.focus();
  };
  return (
    <Composer editing={editing}>
      <div onKeyDown={onKeyDown}>
        <Toolbar ref={toolbar} place={place} source={source} linking={linking} onSource={() => { setBefore(source ? null : value); setLinking(false); }} onLink={() => { setLinking(!linking); }} onPicture={Pictures && (() => { setPicking(true); })} />
        {linking && (
          <LinkForm key={place.link} url={place.link} onSet={(url) => { change(() => { $setLink(url); }); }} onRemove={() => { change($unlink); }} onClose={back} />
        )}
        {picking && Pictures !== undefined && <Pictures onChoose={(picture) => { change(() => { $insertObject(pictureTag(picture), true); }); }} onClose={back} />}
        {source && (
          <textarea className={styles.source} aria-label={text('shared.richText.sourceOf', { field: label })} spellCheck={false} value={value} onChange={({ target }) => { onChange(target.value); }} />
        )}
        <Typing editing={editing}>
          <ContentEditable {...tie} hidden={source} className={mergeClasses(content, styles.text)} aria-multiline aria-label={label} />
        </Typing>
        <p className={styles.foot}>{text('shared.richText.words', { count: place.words })}</p>
      </div>
    </Composer>
  );
});
RichTextEditor.displayName = 'RichTextEditor';

import { makeStyles, mergeClasses } from '@griffel/react';
import { ContentEditable } from '@lexical/react/LexicalContentEditable';
import { memo, useCallback, useRef, useState, type ComponentType, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { FieldControlProps } from '../controls/field';
import { kantoorTokens as tokens } from '../theme/theme';
import { useText } from '../runtime/use-text';
import { useWebsiteLanguage } from '../runtime/website-language';
import { Composer, Typing } from './composer';
import { useContent } from './content.styles';
import { useEditing } from './editing.bridge';
import { $insertObject } from './insert';
import { InsertStrip, type Asked } from './tools/insert-strip';
import { pictureTag, type ChosenPicture } from './picture';
import { SIZES, type TextHeight } from './sizes';
import type { RichTextVariables } from './variables';
import { SourceView } from './source-view';
import { Toolbar } from './tools/toolbar';
import { NOTICE_TOOLS, TEXT_STYLES, type NamedStyle, type TextTemplate, type Tool } from './tools/tools';
import { focusText } from './nodes/object-selection';

/** Allowed content and presentation of a text, for reader and editor. */
export interface RichTextOptions {
  /** Tools beyond formats, lists and links; NOTICE_TOOLS by default. */
  readonly tools?: readonly Tool[] | undefined;
  /** Named styles of the websites' style sheet. */
  readonly styles?: readonly NamedStyle[] | undefined;
  readonly templates?: readonly TextTemplate[] | undefined;
  /** 200 px, or 450 for the text of a page. */
  readonly height?: TextHeight | undefined;
  /** Variables allowed in the text. Keep its identity. */
  readonly variables?: RichTextVariables | undefined;
  /** The image picker, if images are allowed; keep its identity. */
  readonly pictures?: PictureChooser | undefined;
}

export interface RichTextEditorProps extends RichTextOptions {
  readonly tie: FieldControlProps;
  readonly label: string;
  readonly value: string;
  readonly onChange: (html: string) => void;
}

/** Chooses an image from the library of a context. */
export type PictureChooser = ComponentType<{
  readonly onChoose: (picture: ChosenPicture) => void;
  readonly onClose: () => void;
}>;

const NO_TEMPLATES: readonly TextTemplate[] = [];

const useStyles = makeStyles({
  text: { overflow: 'auto', resize: 'vertical', padding: '10px 14px', outlineStyle: 'none', whiteSpace: 'pre-wrap' },
  small: { height: SIZES.small },
  tall: { height: SIZES.tall },
  foot: {
    height: SIZES.foot,
    boxSizing: 'border-box',
    padding: '3px 8px',
    textAlign: 'right',
    fontSize: tokens.fontSizeBase200,
    lineHeight: tokens.lineHeightBase200,
    color: tokens.colorNeutralForeground3,
    borderTop: `1px solid ${tokens.colorNeutralStroke3}`,
  },
});

/** The editor inside the frame of a field. */
export const RichTextEditor = memo(
  ({
    tie,
    label,
    value,
    onChange,
    pictures: Pictures,
    tools = NOTICE_TOOLS,
    styles: looks = TEXT_STYLES,
    templates = NO_TEMPLATES,
    height = 'small',
    variables,
  }: RichTextEditorProps) => {
    const styles = useStyles();
    const content = useContent();
    const text = useText();
    const lang = useWebsiteLanguage();
    const name = useCallback(
      (tag: string, about: string) =>
        tag === '#' ? text('richText.anchorObject', { about }) : text('richText.object', { tag, about }).trim(),
      [text],
    );
    // The document from before the source view opened.
    const [before, setBefore] = useState<string | null>(null);
    const source = before !== null;
    const { editing, place } = useEditing(before ?? value, onChange, name, variables);
    const toolbar = useRef<HTMLDivElement>(null);
    const [asked, setAsked] = useState<Asked | null>(null);
    const [picking, setPicking] = useState(false);
    const back = (): void => {
      // An open dialog keeps the focus.
      flushSync(() => {
        setPicking(false);
      });
      setAsked(null);
      focusText(editing.editor);
    };
    const change = (act: () => void): void => {
      editing.editor.update(act);
      back();
    };
    // The caret may move to another link while the URL is edited.
    const shown = asked?.kind === 'link' ? { ...asked, url: place.link } : asked;
    const ask = (next: Asked): void => {
      setAsked(asked?.kind === next.kind && next.kind !== 'button' ? null : next);
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      const isLink = event.key.toLowerCase() === 'k' && event.shiftKey && (event.ctrlKey || event.metaKey);
      const isToolbar = event.key === 'F10' && event.altKey;
      if (!isLink && !isToolbar) return;
      event.preventDefault();
      event.stopPropagation();
      if (isLink) setAsked(source ? null : { kind: 'link', url: place.link });
      else toolbar.current?.querySelector<HTMLElement>('button:not([aria-disabled])')?.focus();
    };
    return (
      <Composer editing={editing}>
        <div onKeyDown={onKeyDown}>
          <Toolbar
            ref={toolbar}
            editing={editing}
            place={place}
            tools={tools}
            styles={looks}
            templates={templates}
            variables={variables}
            source={source}
            asked={asked?.kind ?? null}
            onSource={() => {
              setBefore(source ? null : value);
              setAsked(null);
            }}
            onAsk={ask}
            onPicture={
              Pictures &&
              (() => {
                setPicking(true);
              })
            }
            onLeave={back}
          />
          {shown !== null && (
            <InsertStrip key={JSON.stringify(shown)} asked={shown} editing={editing} change={change} onClose={back} />
          )}
          {picking && Pictures !== undefined && (
            <Pictures
              onChoose={(picture) => {
                change(() => {
                  $insertObject(pictureTag(picture), true);
                });
              }}
              onClose={back}
            />
          )}
          {source && <SourceView label={label} value={value} height={height} onChange={onChange} />}
          <Typing editing={editing}>
            <ContentEditable
              {...tie}
              hidden={source}
              className={mergeClasses(content, styles.text, styles[height])}
              lang={lang}
              aria-multiline
              aria-label={label}
            />
          </Typing>
          <p className={styles.foot}>{text('richText.words', { count: place.words })}</p>
        </div>
      </Composer>
    );
  },
);
RichTextEditor.displayName = 'RichTextEditor';

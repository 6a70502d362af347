import { makeStyles, mergeClasses } from '@griffel/react';
import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND, type TextFormatType } from 'lexical';
import type { KeyboardEvent, RefObject } from 'react';
import { Button } from '../button';
import { chevronDown } from '../shapes';
import { code, image, list } from '../desk-shapes';
import type { Shape } from '../icon';
import { Menu } from '../menu';
import { kantoorTokens as tokens } from '../theme';
import { useText } from '../use-text';
import { $clearFormats, $move, $setBlock, $toggleList, type BlockType } from './commands';
import type { Place } from './place';
import { focusText } from './whole';
import * as shapes from './shapes';

interface ToolbarProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly place: Place;
  readonly source: boolean;
  readonly linking: boolean;
  readonly onSource: () => void;
  readonly onLink: () => void;
  /** Chooses a picture; absent where none can be put in. */
  readonly onPicture?: (() => void) | undefined;
}

const useStyles = makeStyles({
  bar: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1px', padding: '3px 4px', borderBottom: `1px solid ${tokens.colorNeutralStroke3}` },
  group: { display: 'flex', gap: '1px', paddingRight: '5px', marginRight: '4px', borderRight: `1px solid ${tokens.colorNeutralStroke2}` },
  end: { marginLeft: 'auto', paddingRight: 0, marginRight: 0, borderRight: 0 },
});

const BLOCKS: readonly BlockType[] = ['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'];

/** The arrows walk through the buttons, of which only one is a stop for Tab. */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight' && event.key !== 'Home' && event.key !== 'End') return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled):not([role])')];
  const here = buttons.findIndex((button) => button === document.activeElement);
  if (here < 0) return;
  const last = buttons.length - 1;
  const next = { ArrowLeft: here === 0 ? last : here - 1, ArrowRight: here === last ? 0 : here + 1, Home: 0, End: last }[event.key];
  event.preventDefault();
  buttons[next]?.focus();
};

/** What can be done to the text, as buttons; every one has its key or is reached with the arrows. */
export const Toolbar = ({ ref, place, source, linking, onSource, onLink, onPicture }: ToolbarProps) => {
  const styles = useStyles();
  const text = useText();
  const [editor] = useLexicalComposerContext();
  const button = (shape: Shape, name: string, act: () => void, on?: boolean, disabled = source) => (
    <Button
      look="subtle"
      size="small"
      icon={shape}
      tabIndex={-1}
      aria-label={name}
      aria-pressed={on}
      on={on === true}
      disabled={disabled}
      // The caret stays in the text while the pointer presses.
      onMouseDown={(event) => { event.preventDefault(); }}
      onClick={act}
    />
  );
  const update = (change: () => unknown) => (): void => { editor.update(() => { change(); }); };
  const format = (shape: Shape, name: string, type: TextFormatType) =>
    button(shape, name, () => { editor.dispatchCommand(FORMAT_TEXT_COMMAND, type); }, place.formats.includes(type));
  const block = place.block ?? 'p';
  return (
    <div ref={ref} role="toolbar" aria-label={text('shared.richText.toolbar')} className={styles.bar} onKeyDown={walk}>
      <div className={styles.group}>
        <Menu
          label={text('shared.richText.block.label')}
          entries={BLOCKS.map((type) => ({ key: type, label: text(`shared.richText.block.${type}`), checked: type === block, onChoose: () => { editor.update(() => { $setBlock(type); }, { onUpdate: () => { focusText(editor); } }); } }))}
          trigger={(tie) => (
            <Button {...tie} look="subtle" size="small" endIcon={chevronDown} disabled={source} aria-label={text('shared.richText.block.current', { block: text(`shared.richText.block.${block}`) })}>
              {text(`shared.richText.block.${block}`)}
            </Button>
          )}
        />
      </div>
      <div className={styles.group}>
        {format(shapes.bold, text('shared.richText.bold'), 'bold')}
        {format(shapes.italic, text('shared.richText.italic'), 'italic')}
        {format(shapes.underline, text('shared.richText.underline'), 'underline')}
        {format(shapes.strikethrough, text('shared.richText.strikethrough'), 'strikethrough')}
        {button(shapes.clear, text('shared.richText.clear'), update($clearFormats))}
      </div>
      <div className={styles.group}>
        {button(list, text('shared.richText.bullets'), update(() => { $toggleList('bullet'); }), place.list === 'bullet')}
        {button(shapes.numbered, text('shared.richText.numbers'), update(() => { $toggleList('number'); }), place.list === 'number')}
        {button(shapes.link, text('shared.richText.link.title'), onLink, place.link !== null || linking)}
        {onPicture !== undefined && button(image, text('shared.richText.picture'), onPicture)}
      </div>
      <div className={styles.group}>
        {button(shapes.moveUp, text('shared.richText.moveUp'), update(() => $move('up')))}
        {button(shapes.moveDown, text('shared.richText.moveDown'), update(() => $move('down')))}
      </div>
      <div className={mergeClasses(styles.group, styles.end)}>
        {button(code, text('shared.richText.source'), onSource, source, false)}
        {button(shapes.undo, text('shared.richText.undo'), () => { editor.dispatchCommand(UNDO_COMMAND, undefined); }, undefined, source || !place.canUndo)}
        {button(shapes.redo, text('shared.richText.redo'), () => { editor.dispatchCommand(REDO_COMMAND, undefined); }, undefined, source || !place.canRedo)}
      </div>
    </div>
  );
};

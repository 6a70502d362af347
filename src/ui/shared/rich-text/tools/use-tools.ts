import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { NO_STEP_REASONS } from '../../record/disabled-reasons';
import { useText } from '../../runtime/use-text';
import { $clearFormats, $move, $toggleList } from '../commands';
import type { Editing } from '../editing';
import { buttonMenu, templatesMenu, variablesMenu } from './insert-menus';
import type { Asked } from './insert-strip';
import type { RichTextVariables } from '../variables';
import type { Place } from '../place';
import { $toggleQuote } from './quote';
import { styleMenu } from './style-menu';
import { tableEntries } from './table-entries';
import { toolbarIcons } from './toolbar-icons';
import type { ToolItem } from './tool-item';
import type { NamedStyle, TextTemplate, Tool } from './tools';
import { focusText } from '../nodes/object-selection';

export interface ToolsInput {
  readonly editing: Editing;
  readonly place: Place;
  readonly tools: readonly Tool[];
  readonly styles: readonly NamedStyle[];
  readonly templates: readonly TextTemplate[];
  readonly variables?: RichTextVariables | undefined;
  /** Whether the source view is open: it disables all other tools. */
  readonly source: boolean;
  readonly asked: Asked['kind'] | null;
  readonly onSource: () => void;
  readonly onAsk: (asked: Asked) => void;
  /** Opens the image picker; absent if images are not allowed. */
  readonly onPicture?: (() => void) | undefined;
}

/** The tools in toolbar order. */
export const useTools = ({
  editing,
  place,
  tools,
  styles,
  templates,
  variables,
  source,
  asked,
  onSource,
  onAsk,
  onPicture,
}: ToolsInput): readonly ToolItem[] => {
  const text = useText();
  const [editor] = useLexicalComposerContext();
  const has = (tool: Tool): boolean => tools.includes(tool);
  const doing = (change: () => unknown) => (): void => {
    editor.update(
      () => {
        change();
      },
      {
        onUpdate: () => {
          focusText(editor);
        },
      },
    );
  };
  const format = (key: 'bold' | 'italic' | 'underline' | 'strikethrough', rank?: number): ToolItem => ({
    key,
    group: 1,
    ...(rank !== undefined && { rank }),
    name: text(`richText.${key}`),
    icon: toolbarIcons[key],
    on: place.formats.includes(key),
    act: () => {
      editor.dispatchCommand(FORMAT_TEXT_COMMAND, key);
    },
  });
  const ask = (kind: 'table' | 'anchor' | 'video' | 'script', group: number, rank?: number): ToolItem => ({
    key: kind,
    group,
    ...(rank !== undefined && { rank }),
    name: text(`richText.${kind}.title`),
    icon: toolbarIcons[kind],
    expanded: asked === kind,
    act: () => {
      onAsk({ kind });
    },
  });
  const items: readonly ToolItem[] = [
    styleMenu({ text, place, tools, styles, doing }),
    format('bold', 1),
    format('italic', 2),
    format('underline', 10),
    format('strikethrough'),
    {
      key: 'clear',
      group: 1,
      name: text('richText.clear'),
      icon: toolbarIcons.clear,
      act: doing($clearFormats),
    },
    {
      key: 'bullets',
      group: 2,
      rank: 3,
      name: text('richText.bullets'),
      icon: toolbarIcons.bullets,
      on: place.list === 'bullet',
      act: doing(() => {
        $toggleList('bullet');
      }),
    },
    {
      key: 'numbers',
      group: 2,
      rank: 4,
      name: text('richText.numbers'),
      icon: toolbarIcons.numbered,
      on: place.list === 'number',
      act: doing(() => {
        $toggleList('number');
      }),
    },
    ...(has('quote')
      ? [
          {
            key: 'quote',
            group: 2,
            rank: 9,
            name: text('richText.quote'),
            icon: toolbarIcons.quote,
            on: place.quote,
            act: doing($toggleQuote),
          },
        ]
      : []),
    ...(!has('table')
      ? []
      : place.table === null
        ? [ask('table', 2, 8)]
        : [{ ...ask('table', 2, 8), on: true, entries: tableEntries({ text, place, doing }) }]),
    {
      key: 'link',
      group: 3,
      rank: 5,
      name: text('richText.link.title'),
      icon: toolbarIcons.link,
      on: place.link !== null || asked === 'link',
      act: () => {
        onAsk({ kind: 'link', url: place.link });
      },
    },
    ...(variables === undefined ? [] : [variablesMenu(text, variables, editing.acts.insert)]),
    ...(has('anchor') ? [ask('anchor', 3, 11)] : []),
    ...(onPicture === undefined
      ? []
      : [
          {
            key: 'picture',
            group: 3,
            rank: 6,
            name: text('richText.picture'),
            icon: toolbarIcons.picture,
            act: onPicture,
          },
        ]),
    ...(has('source')
      ? [
          {
            key: 'source',
            group: 4,
            rank: 12,
            name: text('richText.source'),
            icon: toolbarIcons.source,
            on: source,
            act: onSource,
          },
        ]
      : []),
    ...(has('video') ? [ask('video', 5)] : []),
    ...(has('buttons') ? [buttonMenu(text, place, editor, onAsk)] : []),
    ...(has('script') ? [ask('script', 5)] : []),
    ...(templates.length === 0 ? [] : [templatesMenu(text, templates, doing)]),
    {
      key: 'formattedPaste',
      group: 6,
      name: text('richText.formattedPaste'),
      icon: toolbarIcons.formatted,
      on: place.formatted,
      act: () => {
        editing.pasteFormatted(!place.formatted);
        focusText(editor);
      },
    },
    {
      key: 'moveUp',
      group: 7,
      name: text('richText.moveUp'),
      keys: text('richText.keys.moveUp'),
      icon: toolbarIcons.moveUp,
      act: doing(() => $move('up')),
    },
    {
      key: 'moveDown',
      group: 7,
      name: text('richText.moveDown'),
      keys: text('richText.keys.moveDown'),
      icon: toolbarIcons.moveDown,
      act: doing(() => $move('down')),
    },
    {
      key: 'undo',
      group: 8,
      rank: 13,
      name: text('richText.undo'),
      icon: toolbarIcons.undo,
      ...(!place.canUndo && { disabledReason: text(NO_STEP_REASONS.undo.key) }),
      act: () => {
        editor.dispatchCommand(UNDO_COMMAND, undefined);
      },
    },
    {
      key: 'redo',
      group: 8,
      rank: 14,
      name: text('richText.redo'),
      icon: toolbarIcons.redo,
      ...(!place.canRedo && { disabledReason: text(NO_STEP_REASONS.redo.key) }),
      act: () => {
        editor.dispatchCommand(REDO_COMMAND, undefined);
      },
    },
  ];
  return items.map((item): ToolItem =>
    source && item.key !== 'source' ? { ...item, disabledReason: text('richText.sourceOff') } : item,
  );
};

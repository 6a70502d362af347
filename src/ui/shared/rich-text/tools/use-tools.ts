import { useLexicalComposerContext } from '@lexical/react/LexicalComposerContext';
import { FORMAT_TEXT_COMMAND, REDO_COMMAND, UNDO_COMMAND } from 'lexical';
import { BUTTON_LOOKS } from '../../../../domain/shared/rich-text/insertions';
import { addColumn, removeColumn } from '../../../../domain/shared/rich-text/table-columns';
import type { TableCommand } from '../../../../domain/shared/rich-text/table-grid';
import { toggleHeader } from '../../../../domain/shared/rich-text/table-header';
import { addRow, removeRow } from '../../../../domain/shared/rich-text/table-rows';
import type { MenuEntry } from '../../overlays/menu-entry';
import { NO_STEPS } from '../../record/record-off';
import { useText } from '../../runtime/use-text';
import { $buttonFor } from './button-forms';
import { $clearFormats, $move, $setBlock, $toggleList, type BlockType } from '../commands';
import type { Editing } from '../editing';
import type { Asked } from './insert-strip';
import { $insertHtml } from '../insert';
import type { RichTextVariables } from '../variables';
import type { Place } from '../place';
import { $toggleQuote } from './quote';
import { toolbarIcons } from './toolbar-icons';
import { $changeTable, $lineBeside, $removeTable, $selectTable } from '../table-commands';
import { $toggleStyle } from './text-styles';
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

const BLOCKS: readonly BlockType[] = ['p', 'h2', 'h3', 'h4'];

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
  const block = place.block ?? 'p';
  const blocks = BLOCKS.includes(block) ? BLOCKS : [...BLOCKS, block];
  const style = ({ className, on, name }: NamedStyle, index: number): MenuEntry => ({
    key: className,
    ruled: index === 0,
    label: text(name),
    on: place.classes.includes(className),
    onChoose: doing(() => {
      $toggleStyle({ className, on });
    }),
    ...(on === 'words' && !place.selected && { off: text('richText.needsWords') }),
  });
  const styleMenu: ToolItem = {
    key: 'style',
    group: 0,
    rank: 7,
    name: text('richText.block.current', { block: text(`richText.block.${block}`) }),
    icon: toolbarIcons.template,
    words: text(`richText.block.${block}`),
    entries: [
      ...blocks.map((type): MenuEntry => ({
        key: type,
        label: text(`richText.block.${type}`),
        checked: type === block,
        onChoose: doing(() => {
          $setBlock(type);
        }),
      })),
      ...(has('quote')
        ? [{ key: 'quote', label: text('richText.quote'), on: place.quote, onChoose: doing($toggleQuote) }]
        : []),
      ...(has('styles') ? styles.map(style) : []),
    ],
  };
  const table = (
    key: 'rowAbove' | 'rowBelow' | 'columnBefore' | 'columnBehind' | 'headerRow' | 'removeRow' | 'removeColumn',
    act: TableCommand,
  ): MenuEntry => ({
    key,
    label: text(`richText.table.${key}`),
    onChoose: doing(() => {
      $changeTable(act);
    }),
    off: place.table?.inRow === true ? undefined : text('richText.table.off'),
  });
  const tableMenu: ToolItem = {
    ...ask('table', 2, 8),
    on: true,
    entries: [
      table('rowAbove', addRow(false)),
      table('rowBelow', addRow(true)),
      table('columnBefore', addColumn(false)),
      table('columnBehind', addColumn(true)),
      { ...table('headerRow', toggleHeader), ruled: true, on: place.table?.header === true },
      { key: 'select', ruled: true, label: text('richText.table.select'), onChoose: doing($selectTable) },
      {
        key: 'lineBefore',
        label: text('richText.table.lineBefore'),
        onChoose: doing(() => {
          $lineBeside(false);
        }),
      },
      {
        key: 'lineBehind',
        label: text('richText.table.lineBehind'),
        onChoose: doing(() => {
          $lineBeside(true);
        }),
      },
      { ...table('removeRow', removeRow), ruled: true },
      table('removeColumn', removeColumn),
      { key: 'remove', danger: true, label: text('richText.table.remove'), onChoose: doing($removeTable) },
    ],
  };
  const buttonMenu: ToolItem = {
    key: 'button',
    group: 5,
    name: text('richText.button.title'),
    icon: toolbarIcons.button,
    ...(!place.selected && { off: text('richText.needsWords') }),
    entries: BUTTON_LOOKS.map((look) => ({
      key: look,
      label: text(`richText.button.${look}`),
      onChoose: () => {
        const found = editor.getEditorState().read($buttonFor, { editor });
        if (found !== null) onAsk({ kind: 'button', look, ...found });
      },
    })),
  };
  const items: readonly ToolItem[] = [
    styleMenu,
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
    ...(!has('table') ? [] : place.table === null ? [ask('table', 2, 8)] : [tableMenu]),
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
    ...(variables === undefined
      ? []
      : [
          {
            key: 'variables',
            group: 3,
            rank: 2.5,
            name: text('richText.variables'),
            icon: toolbarIcons.script,
            words: text('richText.variable'),
            ...(variables.names.length === 0 && { off: text('richText.noVariables') }),
            entries: variables.names.map((variable) => ({
              key: variable,
              label: variable,
              onChoose: () => {
                editing.acts.insert(variable);
              },
            })),
          },
        ]),
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
    ...(has('buttons') ? [buttonMenu] : []),
    ...(has('script') ? [ask('script', 5)] : []),
    ...(templates.length === 0
      ? []
      : [
          {
            key: 'templates',
            group: 5,
            name: text('richText.templates'),
            icon: toolbarIcons.template,
            entries: templates.map(({ id, name, html }) => ({
              key: id,
              label: name,
              onChoose: doing(() => {
                $insertHtml(html);
              }),
            })),
          },
        ]),
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
      ...(!place.canUndo && { off: text(NO_STEPS.undo.key) }),
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
      ...(!place.canRedo && { off: text(NO_STEPS.redo.key) }),
      act: () => {
        editor.dispatchCommand(REDO_COMMAND, undefined);
      },
    },
  ];
  return items.map((item): ToolItem =>
    source && item.key !== 'source' ? { ...item, off: text('richText.sourceOff') } : item,
  );
};

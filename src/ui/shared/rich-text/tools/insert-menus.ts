import type { LexicalEditor } from 'lexical';
import { BUTTON_COLORS } from '../../../../domain/shared/rich-text/insertions';
import type { Translate } from '../../runtime/use-text';
import { $insertHtml } from '../insert';
import type { Place } from '../place';
import type { RichTextVariables } from '../variables';
import { $buttonFor } from './button-forms';
import type { Asked } from './insert-strip';
import type { ToolItem } from './tool-item';
import { toolbarIcons } from './toolbar-icons';
import type { TextTemplate } from './tools';

/** Inserts the name of a variable. */
export const variablesMenu = (
  text: Translate,
  { names }: RichTextVariables,
  insert: (variable: string) => void,
): ToolItem => ({
  key: 'variables',
  group: 3,
  rank: 2.5,
  name: text('richText.variables'),
  icon: toolbarIcons.script,
  words: text('richText.variable'),
  ...(names.length === 0 && { disabledReason: text('richText.noVariables') }),
  entries: names.map((variable) => ({
    key: variable,
    label: variable,
    onChoose: () => {
      insert(variable);
    },
  })),
});

/** Asks for the address of a button that the selected words become. */
export const buttonMenu = (
  text: Translate,
  place: Place,
  editor: LexicalEditor,
  onAsk: (asked: Asked) => void,
): ToolItem => ({
  key: 'button',
  group: 5,
  name: text('richText.button.title'),
  icon: toolbarIcons.button,
  ...(!place.selected && { disabledReason: text('richText.needsSelection') }),
  entries: BUTTON_COLORS.map((color) => ({
    key: color,
    label: text(`richText.button.${color}`),
    onChoose: () => {
      const found = editor.getEditorState().read($buttonFor, { editor });
      if (found !== null) onAsk({ kind: 'button', color, ...found });
    },
  })),
});

/** Inserts the text of a template. */
export const templatesMenu = (
  text: Translate,
  templates: readonly TextTemplate[],
  doing: (change: () => unknown) => () => void,
): ToolItem => ({
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
});

import { LinkNode } from '@lexical/link';
import { ListItemNode, ListNode } from '@lexical/list';
import { createEmptyHistoryState } from '@lexical/react/LexicalHistoryPlugin';
import { HeadingNode } from '@lexical/rich-text';
import {
  $setSelection,
  CLEAR_HISTORY_COMMAND,
  CLICK_COMMAND,
  COMMAND_PRIORITY_LOW,
  createEditor,
  mergeRegister,
  SELECTION_CHANGE_COMMAND,
  type LexicalEditor,
  type UpdateListenerPayload,
} from 'lexical';
import { joinParts } from '../../../domain/shared/placeholders.rule';
import type { RichText } from '../../../domain/shared/rich-text/model';
import { readRichText } from '../../../domain/shared/rich-text/read';
import { writeBlock } from '../../../domain/shared/rich-text/write';
import { keepFormatAtCaret, announceCaretBeforeInput } from './caret';
import { ContainerNode } from './nodes/container-node';
import { WrittenDocument } from './html/document';
import { GridNode } from './nodes/grid-node';
import { registerKeys } from './keys';
import { KeptLinkNode, keptLinks } from './nodes/link-node';
import { $load } from './html/load';
import { nameObjects, ObjectNode, type ObjectLabel } from './nodes/object-node';
import { namespace, registerClipboard } from './html/paste';
import { $placeOfCaret, NO_CARET, type Place } from './place';
import { decodeReference } from './html/references';
import { $createVariableNode, registerVariables, setVariables, VariableNode } from './nodes/variable-node';
import type { RichTextActs, RichTextVariables } from './variables';
import { registerTableKeys } from './table-keys';
import { registerTables } from './tables';
import { $insertBlocks } from './insert';
import { $keepInBlock, $markSelected, $selectObject, focusText } from './nodes/object-selection';

const theme = {
  text: {
    underline: 'kept-underline',
    strikethrough: 'kept-strikethrough',
    underlineStrikethrough: 'kept-underline-strikethrough',
  },
  list: { nested: { listitem: 'kept-nested' } },
};

/** One document being edited: the editor, its current HTML, and the state at the caret. */
export class Editing {
  readonly editor: LexicalEditor;
  /** Updated by the history plugin. */
  readonly history = createEmptyHistoryState();
  private readonly written = new WrittenDocument();
  private readonly listeners = new Set<() => void>();
  private variables: RichTextVariables | null = null;
  private place = NO_CARET;
  private html = '';
  private formatted = false;
  private readonly readers = new Set<(html: string) => void>();

  constructor(label: ObjectLabel) {
    this.editor = createEditor({
      namespace,
      theme,
      nodes: [
        HeadingNode,
        ListNode,
        ListItemNode,
        LinkNode,
        KeptLinkNode,
        keptLinks,
        ObjectNode,
        ContainerNode,
        GridNode,
        VariableNode,
      ],
      onError: (error) => {
        throw error;
      },
    });
    nameObjects(this.editor, label);
  }

  /** Starts listening, after the plugins have registered. @returns an unsubscribe function */
  start(): () => void {
    const { editor } = this;
    return mergeRegister(
      announceCaretBeforeInput(editor),
      editor.registerUpdateListener((payload) => {
        this.follow(payload);
      }),
      registerKeys(editor),
      registerVariables(editor),
      keepFormatAtCaret(editor),
      registerTables(editor),
      registerTableKeys(editor),
      registerClipboard(editor, () => this.formatted),
      editor.registerCommand(
        CLICK_COMMAND,
        (event) => $selectObject(event.target) || $keepInBlock(event),
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(
        SELECTION_CHANGE_COMMAND,
        () => {
          this.readSelection();
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
  }

  /** Sets the known variables. */
  describe(variables: RichTextVariables): void {
    this.variables = variables;
    setVariables(this.editor, variables);
  }

  /** The operations that a form performs on the text. */
  readonly acts: RichTextActs = {
    insert: (name) => {
      this.editor.update(
        () => {
          $insertBlocks([$createVariableNode(this.variableOf(name))]);
        },
        {
          onUpdate: () => {
            focusText(this.editor);
          },
        },
      );
    },
    rename: (name, next) => {
      const { syntax } = this.variables ?? {};
      if (syntax === undefined) return;
      // Renamed in the HTML, because URLs and objects contain variables too.
      const renamed = joinParts(syntax.parse(this.html), (code) => syntax.write(code === name ? next : code));
      if (renamed !== this.html) this.replace(renamed, []);
    },
  };

  /** Loads a document, without undo. */
  load(html: string): void {
    this.replace(html, ['load', 'history-merge']);
    this.html = this.written.html;
    this.editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
    this.readSelection();
  }

  /** A block that would not export unchanged is loaded as an object. */
  private replace(html: string, tags: readonly string[]): void {
    const document = readRichText(html, decodeReference);
    this.put(document, tags);
    const { blocks } = this.written;
    const sources = document.blocks.map((block) => writeBlock(block, decodeReference));
    const merged = [...tags, 'history-merge'];
    if (blocks.length !== sources.length && sources.length > 0)
      this.put({ blocks: [{ kind: 'object', lead: '', raw: html }], tail: '' }, merged);
    else if (sources.some((source, index) => source !== blocks[index]?.html)) {
      const kept = document.blocks.map((block, index) =>
        sources[index] === blocks[index]?.html
          ? block
          : ({ kind: 'object', lead: block.lead, raw: (sources[index] ?? '').slice(block.lead.length) } as const),
      );
      this.put({ ...document, blocks: kept }, merged);
    }
  }

  /** The current HTML. */
  source(): string {
    return this.written.source;
  }

  /** Reports the HTML after each change. @returns an unsubscribe function */
  listen(reader: (html: string) => void): () => void {
    this.readers.add(reader);
    return () => {
      this.readers.delete(reader);
    };
  }

  /** Sets whether pasted content keeps its formatting. */
  pasteFormatted(formatted: boolean): void {
    this.formatted = formatted;
    this.readSelection();
  }

  private variableOf(name: string): string {
    return this.variables?.syntax.write(name) ?? name;
  }

  private put(document: RichText, tags: readonly string[]): void {
    this.editor.update(
      () => {
        $load(document);
        $setSelection(null);
      },
      { discrete: true, tag: [...tags, 'skip-dom-selection'] },
    );
  }

  private follow({ editorState, dirtyElements, dirtyLeaves, tags }: UpdateListenerPayload): void {
    const isHistoric = tags.has('historic') || tags.has('load');
    if (isHistoric || dirtyElements.size > 0 || dirtyLeaves.size > 0) {
      editorState.read(() => {
        this.written.$refresh((key) => isHistoric || dirtyElements.has(key) || dirtyLeaves.has(key));
      });
      const { html } = this.written;
      if (!tags.has('load') && html !== this.html) {
        this.html = html;
        for (const reader of this.readers) reader(html);
      }
    }
    this.readSelection();
  }

  private readSelection(): void {
    const { words } = this.written;
    const { undoStack, redoStack } = this.history;
    this.editor.getEditorState().read(() => {
      this.show({
        words,
        formatted: this.formatted,
        canUndo: undoStack.length > 0,
        canRedo: redoStack.length > 0,
        ...$placeOfCaret(),
      });
      $markSelected(this.editor);
    });
  }

  private show(place: Place): void {
    if (JSON.stringify(place) === JSON.stringify(this.place)) return;
    this.place = place;
    for (const listener of this.listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  readonly getPlace = (): Place => this.place;
}

import { createEmptyHistoryState } from '@lexical/react/LexicalHistoryPlugin';
import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  $isTextNode,
  $setSelection,
  BLUR_COMMAND,
  CLEAR_HISTORY_COMMAND,
  CLICK_COMMAND,
  COMMAND_PRIORITY_CRITICAL,
  COMMAND_PRIORITY_LOW,
  createEditor,
  KEY_DOWN_COMMAND,
  mergeRegister,
  ParagraphNode,
  TextNode,
  type LexicalEditor,
  type UpdateListenerPayload,
} from 'lexical';
import { announceCaretBeforeInput } from '../caret';
import { isLetter } from '../letter-key';
import { $leaveObject, $markSelected, $selectWhole, focusText } from '../nodes/object-selection';
import { registerLineCommands } from './line-commands';
import { $isTypedBeforeTag, $moveToEdge, $normalise, $tags, $textOfLine, $writeLine } from './line-parts';
import { isMenuKey, type MenuKey } from './menu-keys';
import { $createTagNode, setFaces, TagNode } from './tag-node';
import { $queryAtCaret, placeOf, type FoundQuery } from './tag-query';
import type { TagFace, TagQuery, TagSyntax } from './tag-syntax';

/** A line of text with tags while it is edited. */
export class TaggedLine {
  readonly editor: LexicalEditor;
  /** Updated by the history plugin. */
  readonly history = createEmptyHistoryState();
  private text = '';
  private query: FoundQuery | null = null;
  /** Position of the query whose suggestions were dismissed. */
  private dismissed: string | null = null;
  private readonly readers = new Set<(text: string) => void>();
  private readonly listeners = new Set<() => void>();
  private onMenuKey: (key: MenuKey) => boolean = () => false;

  constructor(private readonly syntax: TagSyntax) {
    this.editor = createEditor({
      namespace: 'tagged-line',
      nodes: [TagNode],
      onError: (error) => {
        throw error;
      },
    });
  }

  /** Starts listening, after the plugins have registered. @returns an unsubscribe function */
  start(): () => void {
    const { editor, syntax } = this;
    const normalise = (): void => {
      if (!$isTypedBeforeTag(syntax)) $normalise(syntax);
    };
    return mergeRegister(
      announceCaretBeforeInput(editor),
      editor.registerNodeTransform(TextNode, normalise),
      editor.registerNodeTransform(ParagraphNode, normalise),
      editor.registerNodeTransform(TagNode, normalise),
      editor.registerUpdateListener((payload) => {
        this.follow(payload);
      }),
      editor.registerCommand(
        BLUR_COMMAND,
        () => {
          this.convertUnfinished();
          return false;
        },
        COMMAND_PRIORITY_LOW,
      ),
      editor.registerCommand(KEY_DOWN_COMMAND, (event) => this.press(event), COMMAND_PRIORITY_CRITICAL),
      registerLineCommands(editor),
      editor.registerCommand(
        CLICK_COMMAND,
        ({ target }) => {
          const box = target instanceof Element ? target.closest('[data-tag]') : null;
          const tag = $tags().find((one) => editor.getElementByKey(one.getKey()) === box);
          if (tag !== undefined) $selectWhole(tag);
          return tag !== undefined;
        },
        COMMAND_PRIORITY_LOW,
      ),
    );
  }

  /** Loads a text. */
  load(text: string): void {
    this.text = text;
    this.editor.update(
      () => {
        $writeLine(text, this.syntax);
        $setSelection(null);
      },
      { discrete: true, tag: ['load', 'history-merge', 'skip-dom-selection'] },
    );
    this.editor.dispatchCommand(CLEAR_HISTORY_COMMAND, undefined);
  }

  /** Reports the text after each change. @returns an unsubscribe function */
  listen(reader: (text: string) => void): () => void {
    this.readers.add(reader);
    return () => {
      this.readers.delete(reader);
    };
  }

  /** Converts unfinished input to tags or text. */
  convertUnfinished(): void {
    this.editor.update(() => {
      $normalise(this.syntax);
    });
  }

  /** Sets the presentation of the tags. */
  describe(faceOf: (code: string) => TagFace): void {
    setFaces(this.editor, faceOf);
    this.editor.getEditorState().read(() => {
      for (const tag of $tags()) tag.show(this.editor, faceOf(tag.getCode()));
    });
  }

  /** Sets the handler for the keys of the suggestion list. */
  handleMenu(onMenuKey: (key: MenuKey) => boolean): void {
    this.onMenuKey = onMenuKey;
  }

  /** Inserts a tag in place of the typed query, else at the caret, else at the end. */
  insert(code: string): void {
    const { query } = this;
    this.editor.update(() => {
      $leaveObject();
      const selection = $getSelection();
      const range = $isRangeSelection(selection) ? selection : $getRoot().selectEnd();
      const node = range.anchor.getNode();
      if (query !== null && node.getKey() === query.key && $isTextNode(node))
        range.setTextNodeRange(node, query.from, node, query.to);
      range.insertNodes([$createTagNode(code, this.syntax.write(code))]);
    });
    focusText(this.editor);
  }

  /** Removes every tag with this code. */
  remove(code: string): void {
    this.editor.update(() => {
      for (const tag of $tags()) if (tag.getCode() === code) tag.remove();
    });
    focusText(this.editor);
  }

  /** Gives every tag that has this code the next code. */
  rename(code: string, next: string): void {
    this.editor.update(() => {
      for (const tag of $tags()) if (tag.getCode() === code) tag.replace($createTagNode(next, this.syntax.write(next)));
    });
  }

  /** Selects a tag. @param place index among the tags with this code, from 0 */
  select(code: string, place: number): void {
    this.editor.update(() => {
      const tag = $tags().filter((one) => one.getCode() === code)[place];
      if (tag !== undefined) $selectWhole(tag);
    });
    focusText(this.editor);
  }

  /** Closes the suggestions until another query is typed. */
  dismiss(): void {
    this.dismissed = placeOf(this.query);
    this.offer(null);
  }

  readonly getQuery = (): TagQuery | null => this.query;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  };

  private press(event: KeyboardEvent): boolean {
    if (isLetter(event)) $leaveObject();
    if ((event.key === 'Home' || event.key === 'End') && !event.altKey && !event.metaKey) {
      event.preventDefault();
      $moveToEdge(event.key === 'End', event.shiftKey);
      return true;
    }
    if (this.query === null || !isMenuKey(event.key) || event.isComposing || event.shiftKey) return false;
    if (!this.onMenuKey(event.key)) return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  }

  private follow({ editorState, tags }: UpdateListenerPayload): void {
    editorState.read(() => {
      const text = $textOfLine();
      if (text !== this.text && !tags.has('load')) {
        this.text = text;
        for (const reader of this.readers) reader(text);
      }
      $markSelected(this.editor);
      this.seek($queryAtCaret(this.syntax));
    });
  }

  private seek(found: FoundQuery | null): void {
    if (placeOf(found) !== this.dismissed) this.dismissed = null;
    this.offer(this.dismissed === null ? found : null);
  }

  private offer(query: FoundQuery | null): void {
    if (JSON.stringify(query) === JSON.stringify(this.query)) return;
    this.query = query;
    for (const listener of this.listeners) listener();
  }
}

import {
  LexicalComposerContext,
  createLexicalComposerContext,
  type LexicalComposerContextWithEditor,
} from '@lexical/react/LexicalComposerContext';
import { LexicalErrorBoundary } from '@lexical/react/LexicalErrorBoundary';
import { HistoryPlugin } from '@lexical/react/LexicalHistoryPlugin';
import { LinkPlugin } from '@lexical/react/LexicalLinkPlugin';
import { ListPlugin } from '@lexical/react/LexicalListPlugin';
import { RichTextPlugin } from '@lexical/react/LexicalRichTextPlugin';
import { useState, type ComponentProps, type JSX, type ReactNode } from 'react';
import { isWholeUrl } from '../../../domain/shared/rich-text/url';
import type { Editing } from './editing';

/** Milliseconds of rest after which the next key can be undone by itself. */
const UNDO_REST = 300;

interface ComposerProps {
  readonly editing: Editing;
  readonly children: ReactNode;
}

/**
 * Gives an editor of ours to everything inside it; LexicalComposer would make one of its own, with an empty paragraph
 * in it.
 */
export const Composer = ({ editing, children }: ComposerProps) => {
  const [context] = useState((): LexicalComposerContextWithEditor => [
    editing.editor,
    createLexicalComposerContext(null, null),
  ]);
  return <LexicalComposerContext value={context}>{children}</LexicalComposerContext>;
};

/**
 * Shows nothing where a node cannot be drawn: the document is kept as it is, and the words of the package are not ours.
 */
const Boundary = ({ children, onError }: Pick<ComponentProps<typeof LexicalErrorBoundary>, 'children' | 'onError'>) => (
  <LexicalErrorBoundary onError={onError} fallback={null}>
    {children}
  </LexicalErrorBoundary>
);

interface TypingProps {
  readonly editing: Editing;
  /** The element that is typed in. */
  readonly children: JSX.Element;
}

/**
 * What the keyboard, the pointer and the clipboard do in the element that is typed in. Which plugins are not here, and
 * why: docs/decisions/13.
 */
export const Typing = ({ editing, children }: TypingProps) => (
  <>
    <RichTextPlugin contentEditable={children} ErrorBoundary={Boundary} />
    <HistoryPlugin delay={UNDO_REST} externalHistoryState={editing.history} />
    <ListPlugin />
    <LinkPlugin validateUrl={isWholeUrl} />
  </>
);

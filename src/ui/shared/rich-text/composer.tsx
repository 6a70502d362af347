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

/** Time in ms after which the next key starts a new undo step. */
export const UNDO_REST = 300;

interface ComposerProps {
  readonly editing: Pick<Editing, 'editor'>;
  readonly children: ReactNode;
}

/** Provides our own editor; LexicalComposer would create one with an empty paragraph. */
export const Composer = ({ editing, children }: ComposerProps) => {
  const [context] = useState((): LexicalComposerContextWithEditor => [
    editing.editor,
    createLexicalComposerContext(null, null),
  ]);
  return <LexicalComposerContext value={context}>{children}</LexicalComposerContext>;
};

/** Renders nothing on an error: the document is kept, and Lexical's message would be English only. */
export const Boundary = ({
  children,
  onError,
}: Pick<ComponentProps<typeof LexicalErrorBoundary>, 'children' | 'onError'>) => (
  <LexicalErrorBoundary onError={onError} fallback={null}>
    {children}
  </LexicalErrorBoundary>
);

interface TypingProps {
  readonly editing: Editing;
  readonly children: JSX.Element;
}

/** The plugins of the editable element. docs/decisions/13 lists those left out. */
export const Typing = ({ editing, children }: TypingProps) => (
  <>
    <RichTextPlugin contentEditable={children} ErrorBoundary={Boundary} />
    <HistoryPlugin delay={UNDO_REST} externalHistoryState={editing.history} />
    <ListPlugin />
    <LinkPlugin validateUrl={isWholeUrl} />
  </>
);

import { tokensOf } from './tokens';

/** Something in a source that a browser would mend in its own way. */
export interface SourceProblem {
  /** An element that is never closed, a closing tag that closes nothing, or text that is no HTML. */
  readonly kind: 'unclosed' | 'stray' | 'unreadable';
  readonly tag: string;
  /** From 1. */
  readonly line: number;
}

/** A browser closes these by itself, and so do people who leave their closing tags out. */
const OPTIONAL = new Set('p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rb rt rp body html head'.split(' '));

/** What is not in order in a source, in the order of its lines; none of it is lost in the editor. Rule R-SHR-36. */
export const problemsOf = (html: string): readonly SourceProblem[] => {
  const problems: SourceProblem[] = [];
  const open: SourceProblem[] = [];
  let line = 1;
  for (const token of tokensOf(html)) {
    if (token.kind === 'rest') problems.push({ kind: 'unreadable', tag: '', line });
    else if (token.kind === 'open') open.push({ kind: 'unclosed', tag: token.tag, line });
    else if (token.kind === 'close') {
      const depth = open.findLastIndex(({ tag }) => tag === token.tag);
      if (depth < 0) problems.push({ kind: 'stray', tag: token.tag, line });
      else problems.push(...open.splice(depth).slice(1).filter(({ tag }) => !OPTIONAL.has(tag)));
    }
    line += token.source.split('\n').length - 1;
  }
  return [...problems, ...open.filter(({ tag }) => !OPTIONAL.has(tag))].sort((one, other) => one.line - other.line);
};

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
const OPTIONAL = new Set(
  'p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rb rt rp body html head'.split(' '),
);

/**
 * What is not in order in a source, as it stands there from the start; none of it is lost in the editor. Rule R-SHR-36.
 */
export const problemsOf = (html: string): readonly SourceProblem[] => {
  const problems = new Map<number, SourceProblem>();
  const open: (readonly [at: number, problem: SourceProblem])[] = [];
  const miss = (unclosed: typeof open): void => {
    for (const [at, problem] of unclosed) if (!OPTIONAL.has(problem.tag)) problems.set(at, problem);
  };
  let line = 1;
  tokensOf(html).forEach((token, at) => {
    if (token.kind === 'rest') problems.set(at, { kind: 'unreadable', tag: '', line });
    else if (token.kind === 'open') open.push([at, { kind: 'unclosed', tag: token.tag, line }]);
    else if (token.kind === 'close') {
      const depth = open.findLastIndex(([, { tag }]) => tag === token.tag);
      if (depth < 0) problems.set(at, { kind: 'stray', tag: token.tag, line });
      else miss(open.splice(depth).slice(1));
    }
    line += token.source.split('\n').length - 1;
  });
  miss(open);
  return [...problems].sort(([one], [other]) => one - other).map(([, problem]) => problem);
};

import { tokensOf } from './tokens';

/** Malformed HTML that a browser would repair. */
export interface SourceProblem {
  /** Unclosed element, stray closing tag, or text that is not HTML. */
  readonly kind: 'unclosed' | 'stray' | 'unreadable';
  readonly tag: string;
  /** From 1. */
  readonly line: number;
}

/** Elements whose closing tag may be omitted. */
const OPTIONAL = new Set(
  'p li dt dd tr td th thead tbody tfoot caption colgroup option optgroup rb rt rp body html head'.split(' '),
);

/** Malformed places in document order; the editor keeps them all. Rule R-SHR-36. */
export const sourceProblems = (html: string): readonly SourceProblem[] => {
  const problems = new Map<number, SourceProblem>();
  const open: (readonly [at: number, problem: SourceProblem])[] = [];
  const reportUnclosed = (unclosed: typeof open): void => {
    for (const [at, problem] of unclosed) if (!OPTIONAL.has(problem.tag)) problems.set(at, problem);
  };
  let line = 1;
  tokensOf(html).forEach((token, at) => {
    if (token.kind === 'rest') problems.set(at, { kind: 'unreadable', tag: '', line });
    else if (token.kind === 'open') open.push([at, { kind: 'unclosed', tag: token.tag, line }]);
    else if (token.kind === 'close') {
      const depth = open.findLastIndex(([, { tag }]) => tag === token.tag);
      if (depth < 0) problems.set(at, { kind: 'stray', tag: token.tag, line });
      else reportUnclosed(open.splice(depth).slice(1));
    }
    line += token.source.split('\n').length - 1;
  });
  reportUnclosed(open);
  return [...problems].sort(([one], [other]) => one - other).map(([, problem]) => problem);
};

import type { EquivalentMutants } from './equivalent';

const REDIRECTS = 'src/domain/site/redirect-check.rule.ts';
const LOCK = 'src/domain/content/editor-lock.machine.ts';
const DATES = 'src/domain/shared/read-date.ts';

export const IN_DOMAIN: readonly EquivalentMutants[] = [
  {
    source: REDIRECTS,
    line: 'while (at !== undefined && !paths.has(at) && !path.has(at)) {',
    replacements: ['true'],
    reason: 'No path leads on from its end.',
  },
  {
    source: REDIRECTS,
    line: 'at !== undefined && rules.length < Math.min(steps, MAX_LISTED);',
    replacements: ['true'],
    reason: 'A path has as many rules as steps.',
  },
  {
    source: REDIRECTS,
    line: 'for (let at: Rule | undefined = start; at !== undefined && !visited.has(at); at = next.get(at)) visited.add(at);',
    replacements: ['true'],
    reason: 'No path leads on from its end.',
  },
  {
    source: REDIRECTS,
    line: 'const END = { steps: 0, cycle: null, isInside: false };',
    replacements: ['true'],
    reason: 'Each rule says for itself whether it is inside.',
  },
  {
    source: DATES,
    line: "const clock = createFormat({ ...settings, zone: 'UTC' });",
    replacements: ['""'],
    reason: 'A zone that is not known is UTC.',
  },
  {
    source: LOCK,
    line: "since: output._tag === 'Right' ? output.right.since : null,",
    replacements: ['true'],
    reason: 'Narrows a type: asked of a lock that was given.',
  },
  {
    source: LOCK,
    line: "failure: output._tag === 'Left' ? output.left : null,",
    replacements: ['true'],
    reason: 'Narrows a type: asked of a refusal.',
  },
  {
    source: LOCK,
    line: 'wasHeld: false,',
    replacements: ['true'],
    reason: 'The first state sets it.',
  },
  {
    source: LOCK,
    line: 'isRequestedAgain: false,',
    replacements: ['true'],
    reason: 'Each release sets it.',
  },
];

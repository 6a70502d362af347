import type { EquivalentMutants } from './equivalent';

const REDIRECTS = 'src/domain/site/redirect-check.rule.ts';
const LOCK = 'src/domain/content/editor-lock.machine.ts';
const LOCK_SETUP = 'src/domain/content/editor-lock.setup.ts';
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
  {
    source: LOCK_SETUP,
    line: "outcome._tag === 'Left' &&",
    replacements: ['true'],
    reason: 'Narrows a type: asked of a refusal.',
  },
  {
    source: LOCK_SETUP,
    line: "outcome._tag === 'Left' && TRANSIENT.includes(outcome.left.kind),",
    replacements: ['true'],
    reason: 'Narrows a type: asked of a refusal.',
  },
  {
    source: LOCK_SETUP,
    line: 'types: {',
    replacements: ['{}'],
    reason: 'Types only.',
  },
  {
    source: LOCK_SETUP,
    line: 'actors: {',
    replacements: ['{}'],
    reason: 'Each use of the machine provides them.',
  },
  {
    source: LOCK_SETUP,
    line: "acquireLock: fromPromise<LockOutcome, LockRef>(unwired('acquireLock')),",
    replacements: ['""'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: LOCK_SETUP,
    line: "takeLockOver: fromPromise<LockOutcome, LockHandle>(unwired('takeLockOver')),",
    replacements: ['""'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: LOCK_SETUP,
    line: "releaseLock: fromPromise<unknown, LockHandle>(unwired('releaseLock')),",
    replacements: ['""'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: LOCK_SETUP,
    line: "announceGranted: unwired('announceGranted'),",
    replacements: ['""'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: LOCK_SETUP,
    line: "announceLost: unwired('announceLost'),",
    replacements: ['""'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: LOCK_SETUP,
    line: "dropLock: (_, _ref: LockRef) => unwired('dropLock')(),",
    replacements: ['""', '() => undefined'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: LOCK_SETUP,
    line: "announceDenied: (_, _denial: Denial) => unwired('announceDenied')(),",
    replacements: ['""', '() => undefined'],
    reason: 'Each use of the machine provides it.',
  },
  {
    source: 'src/domain/content/editor-lock.ts',
    line: "failure?.kind === 'Locked' && failure.holder !== '' ? { name: failure.holder, since: failure.since } : null;",
    replacements: ['failure.kind'],
    reason: 'Narrows a type: asked of a refusal.',
  },
];

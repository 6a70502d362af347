import type { LockHappening } from '../../../domain/content/support/lock-events';

type LockStand =
  | 'free'
  | 'requesting'
  | 'confirmingTakeover'
  | 'takingOver'
  | 'held.idle'
  | 'held.renewing'
  | 'held.retrying'
  | 'held.saving'
  | 'lost'
  | 'releasing';
export interface LockStep {
  readonly happens: LockHappening;
  readonly then: LockStand;
}
type Written = `${LockHappening} > ${LockStand}`;

/** Start of the paths with a granted lock. */
const HELD = ['edit > requesting', 'given > held.idle'] as const;
const RENEWING = [...HELD, 'time to renew > held.renewing'] as const;
const DENIED = [...HELD, 'save > held.saving', 'save denied > lost'] as const;
const CLOSED = ['leave > releasing', 'given back > free'] as const;
const SAVED = ['save > held.saving', 'saved > releasing', 'given back > free'] as const;

/** All paths through the lock machine as `event > state`: test/domain checks completeness, the browser plays each. */
const PATHS: Readonly<Record<string, readonly Written[]>> = {
  'given, and given back unchanged': [...HELD, ...CLOSED],
  'given, and given back by a save': [...HELD, ...SAVED],
  'not given': ['edit > requesting', 'not given > free'],
  'left before it was given': ['edit > requesting', 'leave > releasing'],
  'somebody else has it, and keeps it': ['edit > requesting', 'taken > confirmingTakeover', 'no > free'],
  'left at the question whether to take it over': ['edit > requesting', 'taken > confirmingTakeover', 'leave > free'],
  'somebody else is seen to have it, and it is taken over': [
    'seen > free',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'taken over > held.idle',
    ...CLOSED,
  ],
  'it cannot be taken over': [
    'seen > free',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'not taken over > free',
  ],
  'left while it is being taken over': [
    'seen > free',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'leave > releasing',
  ],
  'left during a save': [...HELD, 'save > held.saving', 'leave > releasing'],
  'a save fails for another reason': [...HELD, 'save > held.saving', 'save failed > held.idle', ...SAVED],
  'kept alive': [...RENEWING, 'renewed > held.idle', ...CLOSED],
  'given back while it is renewed': [...RENEWING, ...CLOSED],
  'saved while it is renewed': [...RENEWING, ...SAVED],
  'a sign of life does not arrive, the next one does': [
    ...RENEWING,
    'no answer > held.retrying',
    'time to try > held.renewing',
    'renewed > held.idle',
  ],
  'given back in doubt': [...RENEWING, 'no answer > held.retrying', ...CLOSED],
  'saved in doubt': [...RENEWING, 'no answer > held.retrying', ...SAVED],
  'a sign of life tells that it is lost, and the edit is given up': [...RENEWING, 'not renewed > lost', 'leave > free'],
  'lost at a save, and asked for until it is given': [
    ...DENIED,
    'edit > requesting',
    'taken > lost',
    'edit > requesting',
    'not given > lost',
    'edit > requesting',
    'given > held.idle',
    ...SAVED,
  ],
  'lost at a save, and taken back': [
    ...DENIED,
    'take over > confirmingTakeover',
    'no > lost',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'not taken over > lost',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'taken over > held.idle',
    ...SAVED,
  ],
};

/** Paths that differ without the unlock right. */
const WITHOUT_RIGHT: Readonly<Record<string, readonly Written[]>> = {
  'somebody else has it, and whoever may not take it over is told': ['edit > requesting', 'taken > free'],
};

/** Transitions that no person can cause, with reasons, as `state, event > state`. */
export const NOT_PLAYED: Readonly<Record<string, string>> = {
  'held.idle, save denied > lost': 'a save has begun before it is refused',
  'held.renewing, save denied > lost': 'a save has begun before it is refused',
  'held.retrying, save denied > lost': 'a save has begun before it is refused',
  'lost, saved > free': 'saving is off without the lock',
  'releasing, given back > requesting': 'editing is off until the lock is given back',
};

export interface LockPath {
  readonly name: string;
  readonly mayTakeOver: boolean;
  readonly steps: readonly LockStep[];
}

const stepOf = (written: Written): LockStep => {
  const [happens, then] = written.split(' > ');
  return { happens: happens as LockHappening, then: then as LockStand }; // as its type says
};
const pathsOf = (paths: Readonly<Record<string, readonly Written[]>>, mayTakeOver: boolean): readonly LockPath[] =>
  Object.entries(paths).map(([name, written]) => ({ name, mayTakeOver, steps: written.map(stepOf) }));

export const LOCK_PATHS: readonly LockPath[] = [...pathsOf(PATHS, true), ...pathsOf(WITHOUT_RIGHT, false)];

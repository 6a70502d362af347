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

/** Every step of the lock machine as `event > state`: test/domain checks completeness, the browser takes each path. */
const PATHS: Readonly<Record<string, readonly Written[]>> = {
  'released unchanged, and by a save after one that failed': [
    ...HELD,
    ...CLOSED,
    ...HELD,
    'save > held.saving',
    'save failed > held.retrying',
    ...SAVED,
  ],
  'refused, then kept by somebody else, then left before the answer': [
    'edit > requesting',
    'not given > free',
    'edit > requesting',
    'taken > confirmingTakeover',
    'no > free',
    'edit > requesting',
    'leave > releasing',
  ],
  'left at the takeover question': ['edit > requesting', 'taken > confirmingTakeover', 'leave > free'],
  'a takeover that succeeds, and one that is refused': [
    'seen > free',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'taken over > held.idle',
    ...CLOSED,
    'seen > free',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'not taken over > free',
  ],
  'left during the takeover': [
    'seen > free',
    'take over > confirmingTakeover',
    'yes > takingOver',
    'leave > releasing',
  ],
  'left during a save': [...HELD, 'save > held.saving', 'leave > releasing'],
  'renewed, then released and saved while renewing': [
    ...RENEWING,
    'renewed > held.idle',
    ...CLOSED,
    ...RENEWING,
    ...CLOSED,
    ...RENEWING,
    ...SAVED,
  ],
  'a heartbeat without answer, then a retry, a release and a save': [
    ...RENEWING,
    'no answer > held.retrying',
    'time to try > held.renewing',
    'renewed > held.idle',
    ...CLOSED,
    ...RENEWING,
    'no answer > held.retrying',
    ...CLOSED,
    ...RENEWING,
    'no answer > held.retrying',
    ...SAVED,
  ],
  'lost at a heartbeat and at a save, requested until granted': [
    ...RENEWING,
    'not renewed > lost',
    'leave > free',
    ...DENIED,
    'edit > requesting',
    'taken > lost',
    'edit > requesting',
    'not given > lost',
    'edit > requesting',
    'given > held.idle',
    ...SAVED,
  ],
  'ended before a save, and requested again by itself': [
    ...HELD,
    'save > held.saving',
    'save without lock > requesting',
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
  'told that somebody else has it, without the right to take over': ['edit > requesting', 'taken > free'],
};

/** Transitions that no person can cause, with reasons, as `state, event > state`. */
export const NOT_PLAYED: Readonly<Record<string, string>> = {
  'held.idle, save denied > lost': 'a save has begun before it is refused',
  'held.idle, save without lock > requesting': 'a save has begun before it is refused',
  'held.renewing, save without lock > requesting': 'a save has begun before it is refused',
  'held.retrying, save without lock > requesting': 'a save has begun before it is refused',
  'held.renewing, save denied > lost': 'a save has begun before it is refused',
  'held.retrying, save denied > lost': 'a save has begun before it is refused',
  'held.saving, save outdated > held.renewing': 'the fault points play it with a colleague who saves',
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

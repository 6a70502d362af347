import type { LockHappening } from '../../../domain/content/support/lock-events';

type LockStand =
  | 'free'
  | 'requesting'
  | 'confirmingTakeover'
  | 'held.idle'
  | 'held.renewing'
  | 'held.retrying'
  | 'held.saving'
  | 'releasing';
type Played = Extract<
  LockHappening,
  | 'edit'
  | 'given'
  | 'taken'
  | 'no'
  | 'leave'
  | 'save'
  | 'saved'
  | 'renewed'
  | 'no answer'
  | 'given back'
  | 'time to renew'
  | 'time to try'
>;
export interface LockStep {
  readonly happens: Played;
  readonly then: LockStand;
}
type Written = `${Played} > ${LockStand}`;

/** The first steps of the paths with a granted lock. */
const HELD = ['edit > requesting', 'given > held.idle'] as const;
const RENEWING = [...HELD, 'time to renew > held.renewing'] as const;
const CLOSED = ['leave > releasing', 'given back > free'] as const;
const SAVED = ['save > held.saving', 'saved > releasing', 'given back > free'] as const;

/** Paths of the lock machine that need a closed page, a broken call, or a fake clock. */
const PATHS: Readonly<Record<string, readonly Written[]>> = {
  'kept by somebody else, then left before the answer': [
    'edit > requesting',
    'taken > confirmingTakeover',
    'no > free',
    'edit > requesting',
    'leave > releasing',
  ],
  'left during a save': [...HELD, 'save > held.saving', 'leave > releasing'],
  'a heartbeat without answer, then a retry, a release and a save': [
    ...RENEWING,
    'no answer > held.retrying',
    'time to try > held.renewing',
    'renewed > held.idle',
    ...CLOSED,
    ...RENEWING,
    ...CLOSED,
    ...RENEWING,
    'no answer > held.retrying',
    ...SAVED,
  ],
};

export interface LockPath {
  readonly name: string;
  readonly steps: readonly LockStep[];
}

const stepOf = (written: Written): LockStep => {
  const [happens, then] = written.split(' > ');
  return { happens: happens as Played, then: then as LockStand }; // cast: the type of the path names these parts
};

export const LOCK_PATHS: readonly LockPath[] = Object.entries(PATHS).map(([name, written]) => ({
  name,
  steps: written.map(stepOf),
}));

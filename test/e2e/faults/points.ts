/** The places that a person writes in: the headline, and single-line, multi-line and rich text of the blocks. */
export const PLACES = ['name', 'title', 'quote', 'text'] as const;
export type Place = (typeof PLACES)[number];

/** The progress of an edit when the fault happens. */
export type Moment =
  /** In the middle of a word: words typed at least half a second ago are safe. */
  | 'typing'
  /** Directly after the last key. */
  | 'typed'
  /** Half a second after the last key. */
  | 'paused'
  /** Half a second after the last key, in an item that was never saved. */
  | 'new'
  /** The question on leaving is open. */
  | 'asked'
  /** The draft was kept and the screen left. */
  | 'left'
  /** The save was sent and has not arrived. */
  | 'saving'
  /** The save is stored; its answer has not arrived. */
  | 'stored'
  /** The draft is offered again. */
  | 'offered'
  /** The draft is being restored and the lock requested. */
  | 'resuming'
  /** The draft was restored, and no key pressed since. */
  | 'resumed'
  /** Another person took over the lock, and the person keeps typing. */
  | 'lost'
  /** Both people changed one block, and the conflict dialog is open. */
  | 'choosing';

/** The names of the faults. */
export type FaultName =
  | 'tab dies'
  | 'tab closes'
  | 'page reloads'
  | 'another address'
  | 'browser dies'
  | 'tab dies beside another'
  | 'tab dies behind its offer'
  | 'server dies'
  | 'server dies in the save'
  | 'server and tab die'
  | 'session ends'
  | 'somebody else sits down'
  | 'session and lock end'
  | 'lock is taken'
  | 'lock is ended'
  | 'another block is saved'
  | 'the same block is saved'
  | 'item is deleted'
  | 'line is cut'
  | 'line is gone for a while'
  | 'answer 400'
  | 'answer 401'
  | 'answer 403'
  | 'answer 409'
  | 'answer 413'
  | 'answer 429'
  | 'answer 500'
  | 'answer 503'
  | 'answer unreadable'
  | 'disk is full'
  | 'browser keeps nothing'
  | 'store is wiped'
  | 'newer console'
  | 'work is damaged'
  | 'work is of another format';

/** How the words reappear first. */
export type Back =
  /** On the screen, editable. */
  | 'screen'
  /** On the screen, but the lock is held by another person, or the item is deleted. */
  | 'lost'
  | 'gone'
  /** Offered when the item is opened again. */
  | 'offer'
  /** In the conflict dialog, beside the version of another person. */
  | 'choice'
  /** As a file, because the form cannot show them. */
  | 'file'
  /** Already saved. */
  | 'read';

/** A fault and its moment. */
export interface FaultAt {
  readonly at: Moment;
  readonly fault: FaultName;
}

type PointName = `${Moment}: ${FaultName}`;

export interface FaultPoint extends FaultAt {
  readonly back: Back;
  /** A point that takes the same code path; this one runs only with `KANTOOR_ALL=1`. */
  readonly like?: PointName;
}

/** The named fault points. In each of them the words are saved in the end, character for character. */
export const POINTS: readonly FaultPoint[] = [
  { at: 'typing', fault: 'tab dies', back: 'offer', like: 'paused: tab dies' },
  { at: 'paused', fault: 'tab dies', back: 'offer' },
  { at: 'new', fault: 'tab dies', back: 'offer' },
  { at: 'asked', fault: 'tab dies', back: 'offer', like: 'paused: tab dies' },
  { at: 'saving', fault: 'tab dies', back: 'offer' },
  { at: 'stored', fault: 'tab dies', back: 'offer' },
  { at: 'offered', fault: 'tab dies', back: 'offer', like: 'resumed: tab dies' },
  { at: 'resuming', fault: 'tab dies', back: 'offer', like: 'resumed: tab dies' },
  { at: 'resumed', fault: 'tab dies', back: 'offer' },
  { at: 'lost', fault: 'tab dies', back: 'offer' },
  { at: 'choosing', fault: 'tab dies', back: 'offer' },
  { at: 'paused', fault: 'tab dies beside another', back: 'offer' },
  { at: 'paused', fault: 'tab dies behind its offer', back: 'offer' },
  { at: 'typed', fault: 'tab closes', back: 'offer' },
  { at: 'new', fault: 'tab closes', back: 'offer', like: 'new: tab dies' },
  { at: 'resumed', fault: 'tab closes', back: 'offer', like: 'resumed: tab dies' },
  { at: 'typed', fault: 'page reloads', back: 'offer' },
  { at: 'saving', fault: 'page reloads', back: 'offer' },
  { at: 'stored', fault: 'page reloads', back: 'offer', like: 'stored: tab dies' },
  { at: 'typed', fault: 'another address', back: 'offer', like: 'typed: page reloads' },
  { at: 'lost', fault: 'another address', back: 'offer', like: 'lost: tab dies' },
  { at: 'paused', fault: 'browser dies', back: 'offer' },
  { at: 'saving', fault: 'browser dies', back: 'offer', like: 'paused: browser dies' },
  { at: 'resumed', fault: 'browser dies', back: 'offer', like: 'paused: browser dies' },
  { at: 'paused', fault: 'server dies', back: 'screen', like: 'paused: server dies in the save' },
  { at: 'saving', fault: 'server dies', back: 'screen', like: 'paused: server dies in the save' },
  { at: 'stored', fault: 'server dies', back: 'screen' },
  { at: 'paused', fault: 'server dies in the save', back: 'screen' },
  { at: 'paused', fault: 'server and tab die', back: 'offer', like: 'paused: tab dies' },
  { at: 'paused', fault: 'session ends', back: 'read' },
  { at: 'saving', fault: 'session ends', back: 'read', like: 'paused: session ends' },
  { at: 'paused', fault: 'somebody else sits down', back: 'offer' },
  { at: 'paused', fault: 'session and lock end', back: 'lost', like: 'paused: lock is taken' },
  { at: 'paused', fault: 'lock is taken', back: 'lost' },
  { at: 'saving', fault: 'lock is taken', back: 'lost', like: 'paused: lock is taken' },
  { at: 'left', fault: 'lock is taken', back: 'offer', like: 'lost: tab dies' },
  { at: 'paused', fault: 'lock is ended', back: 'read' },
  { at: 'paused', fault: 'another block is saved', back: 'read' },
  { at: 'left', fault: 'another block is saved', back: 'offer', like: 'stored: tab dies' },
  { at: 'paused', fault: 'the same block is saved', back: 'choice' },
  { at: 'left', fault: 'the same block is saved', back: 'offer' },
  { at: 'paused', fault: 'item is deleted', back: 'gone' },
  { at: 'left', fault: 'item is deleted', back: 'gone' },
  { at: 'saving', fault: 'line is cut', back: 'screen', like: 'paused: line is gone for a while' },
  { at: 'stored', fault: 'line is cut', back: 'screen' },
  { at: 'resuming', fault: 'line is cut', back: 'offer' },
  { at: 'paused', fault: 'line is gone for a while', back: 'screen' },
  { at: 'saving', fault: 'answer 400', back: 'screen' },
  { at: 'saving', fault: 'answer 401', back: 'read', like: 'paused: session ends' },
  { at: 'saving', fault: 'answer 403', back: 'screen', like: 'saving: answer unreadable' },
  { at: 'saving', fault: 'answer 409', back: 'screen', like: 'saving: answer 400' },
  { at: 'saving', fault: 'answer 413', back: 'screen', like: 'saving: answer unreadable' },
  { at: 'saving', fault: 'answer 429', back: 'screen' },
  { at: 'saving', fault: 'answer 500', back: 'screen', like: 'saving: answer unreadable' },
  { at: 'saving', fault: 'answer 503', back: 'screen', like: 'saving: answer unreadable' },
  { at: 'saving', fault: 'answer unreadable', back: 'screen' },
  { at: 'paused', fault: 'disk is full', back: 'screen', like: 'paused: newer console' },
  { at: 'paused', fault: 'browser keeps nothing', back: 'screen', like: 'paused: newer console' },
  { at: 'paused', fault: 'store is wiped', back: 'offer' },
  { at: 'paused', fault: 'newer console', back: 'screen' },
  { at: 'left', fault: 'work is damaged', back: 'file' },
  { at: 'left', fault: 'work is of another format', back: 'file', like: 'left: work is damaged' },
];

/** The name of a fault point. */
export const nameOf = ({ at, fault }: FaultAt): PointName => `${at}: ${fault}`;

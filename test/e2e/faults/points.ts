/** What a person writes in: the headline, a line, lines and rich text of its blocks. */
export const PLACES = ['name', 'title', 'quote', 'text'] as const;
export type Place = (typeof PLACES)[number];

/** How far the edit is when it strikes. */
export type Moment =
  /** In the middle of a word: what was typed half a second before is safe. */
  | 'typing'
  /** The last key is not a moment ago. */
  | 'typed'
  /** The last key is half a second ago. */
  | 'settled'
  /** The same, in an item that was never saved. */
  | 'new'
  /** The question on leaving stands. */
  | 'asked'
  /** The work was saved temporarily, the screen left. */
  | 'left'
  /** The save has left and not arrived. */
  | 'saving'
  /** The save is stored, its answer has not arrived. */
  | 'stored'
  /** It is offered again. */
  | 'offered'
  /** It is taken up, and the lock asked for. */
  | 'resuming'
  /** It was taken up, and no key pressed since. */
  | 'resumed'
  /** Somebody else took the lock, and the person types on. */
  | 'lost'
  /** Both changed one block, and the person is asked to choose. */
  | 'choosing';

/** What strikes. */
export type Strike =
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

/** How the words come back first. */
export type Back =
  /** They stand on the screen, to be typed on. */
  | 'screen'
  /** The same, though the lock is somebody else's, or the item is gone. */
  | 'lost'
  | 'gone'
  /** They are offered when the item is opened again. */
  | 'offer'
  /** They stand beside what somebody else saved. */
  | 'choice'
  /** As a file: the form cannot show them. */
  | 'file'
  /** They are saved. */
  | 'read';

/** When it strikes, and what. */
export interface Struck {
  readonly at: Moment;
  readonly strike: Strike;
}

export interface FaultPoint extends Struck {
  readonly back: Back;
}

/** The named fault points. Whatever comes back first: gone on with, it is saved in the end, character for character. */
export const POINTS: readonly FaultPoint[] = [
  { at: 'typing', strike: 'tab dies', back: 'offer' },
  { at: 'settled', strike: 'tab dies', back: 'offer' },
  { at: 'new', strike: 'tab dies', back: 'offer' },
  { at: 'asked', strike: 'tab dies', back: 'offer' },
  { at: 'saving', strike: 'tab dies', back: 'offer' },
  { at: 'stored', strike: 'tab dies', back: 'offer' },
  { at: 'offered', strike: 'tab dies', back: 'offer' },
  { at: 'resuming', strike: 'tab dies', back: 'offer' },
  { at: 'resumed', strike: 'tab dies', back: 'offer' },
  { at: 'lost', strike: 'tab dies', back: 'offer' },
  { at: 'choosing', strike: 'tab dies', back: 'offer' },
  { at: 'settled', strike: 'tab dies beside another', back: 'offer' },
  { at: 'settled', strike: 'tab dies behind its offer', back: 'offer' },
  { at: 'typed', strike: 'tab closes', back: 'offer' },
  { at: 'new', strike: 'tab closes', back: 'offer' },
  { at: 'resumed', strike: 'tab closes', back: 'offer' },
  { at: 'typed', strike: 'page reloads', back: 'offer' },
  { at: 'saving', strike: 'page reloads', back: 'offer' },
  { at: 'stored', strike: 'page reloads', back: 'offer' },
  { at: 'typed', strike: 'another address', back: 'offer' },
  { at: 'lost', strike: 'another address', back: 'offer' },
  { at: 'settled', strike: 'browser dies', back: 'offer' },
  { at: 'saving', strike: 'browser dies', back: 'offer' },
  { at: 'resumed', strike: 'browser dies', back: 'offer' },
  { at: 'settled', strike: 'server dies', back: 'screen' },
  { at: 'saving', strike: 'server dies', back: 'screen' },
  { at: 'stored', strike: 'server dies', back: 'screen' },
  { at: 'settled', strike: 'server dies in the save', back: 'screen' },
  { at: 'settled', strike: 'server and tab die', back: 'offer' },
  { at: 'settled', strike: 'session ends', back: 'offer' },
  { at: 'saving', strike: 'session ends', back: 'offer' },
  { at: 'settled', strike: 'somebody else sits down', back: 'offer' },
  { at: 'settled', strike: 'session and lock end', back: 'offer' },
  { at: 'settled', strike: 'lock is taken', back: 'lost' },
  { at: 'saving', strike: 'lock is taken', back: 'lost' },
  { at: 'left', strike: 'lock is taken', back: 'offer' },
  { at: 'settled', strike: 'lock is ended', back: 'screen' },
  { at: 'settled', strike: 'another block is saved', back: 'read' },
  { at: 'left', strike: 'another block is saved', back: 'offer' },
  { at: 'settled', strike: 'the same block is saved', back: 'choice' },
  { at: 'left', strike: 'the same block is saved', back: 'offer' },
  { at: 'settled', strike: 'item is deleted', back: 'gone' },
  { at: 'left', strike: 'item is deleted', back: 'gone' },
  { at: 'saving', strike: 'line is cut', back: 'screen' },
  { at: 'stored', strike: 'line is cut', back: 'screen' },
  { at: 'resuming', strike: 'line is cut', back: 'offer' },
  { at: 'settled', strike: 'line is gone for a while', back: 'screen' },
  { at: 'saving', strike: 'answer 400', back: 'screen' },
  { at: 'saving', strike: 'answer 401', back: 'offer' },
  { at: 'saving', strike: 'answer 403', back: 'screen' },
  { at: 'saving', strike: 'answer 409', back: 'screen' },
  { at: 'saving', strike: 'answer 413', back: 'screen' },
  { at: 'saving', strike: 'answer 429', back: 'screen' },
  { at: 'saving', strike: 'answer 500', back: 'screen' },
  { at: 'saving', strike: 'answer 503', back: 'screen' },
  { at: 'saving', strike: 'answer unreadable', back: 'screen' },
  { at: 'settled', strike: 'disk is full', back: 'screen' },
  { at: 'settled', strike: 'browser keeps nothing', back: 'screen' },
  { at: 'settled', strike: 'store is wiped', back: 'offer' },
  { at: 'settled', strike: 'newer console', back: 'screen' },
  { at: 'left', strike: 'work is damaged', back: 'file' },
  { at: 'left', strike: 'work is of another format', back: 'file' },
];

/** What a fault point is called. */
export const nameOf = ({ at, strike }: Struck): string => `${at}: ${strike}`;

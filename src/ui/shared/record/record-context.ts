import { createContext, useContext } from 'react';
import type { Command } from '../commands/command';

/** What a record screen shares with its parts. Its values keep their identity while a field is typed in. */
export interface RecordState {
  readonly editing: boolean;
  readonly dirty: boolean;
  /** The name of the record as far as it is known. */
  readonly name: string;
  /** Null where the screen does not offer it, or the person may not. */
  readonly edit: Command | null;
  readonly save: Command;
  readonly otherSaves: readonly Command[];
  readonly cancel: Command;
  /** Null where the record cannot be deleted here. */
  readonly remove: Command | null;
  readonly back: () => void;
  /** Tries the last save again. */
  readonly retry: () => void;
  /** Seconds until it may be tried. */
  readonly seconds: number;
  /** Somebody else deleted it during the edit. */
  readonly isGone: boolean;
}

export const RecordContext = createContext<RecordState | null>(null);

/** The record screen around a part of it. */
export const useRecordState = (): RecordState => {
  const state = useContext(RecordContext);
  if (state === null) throw new Error('A part of a record stands outside its screen');
  return state;
};

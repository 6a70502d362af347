import { createContext, useContext } from 'react';
import type { Command } from '../commands/command';

/** State that a record screen shares with its children. Values keep their identity while a person types. */
export interface RecordState {
  readonly editing: boolean;
  readonly dirty: boolean;
  /** The name of the record, or what is known of it while loading. */
  readonly name: string;
  /** `null` if the screen does not offer Edit or the person lacks the right. */
  readonly edit: Command | null;
  readonly save: Command;
  readonly otherSaves: readonly Command[];
  readonly cancel: Command;
  /** `null` if the record cannot be deleted on this screen. */
  readonly remove: Command | null;
  readonly back: () => void;
  /** Repeats the last save. */
  readonly retry: () => void;
  /** Seconds until `retry` is allowed. */
  readonly seconds: number;
  /** The record was deleted elsewhere during the edit. */
  readonly isGone: boolean;
}

export const RecordContext = createContext<RecordState | null>(null);

/** The state of the surrounding record screen. */
export const useRecordState = (): RecordState => {
  const state = useContext(RecordContext);
  if (state === null) throw new Error('A part of a record stands outside its screen');
  return state;
};

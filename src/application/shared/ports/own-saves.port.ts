import type { Id } from '../../../domain/shared/id';
import { token } from '../token';

/** Version of a record that was saved in this browser. */
export interface OwnSave {
  readonly resource: string;
  readonly id: Id;
  readonly version: string;
}

/** Remembered versions per user. */
export const OWN_SAVES_LIMIT = 100;

/** Versions saved by the user in this browser, so that another tab recognizes them as their own. */
export interface OwnSaves {
  has(person: Id, save: OwnSave): boolean;
  add(person: Id, save: OwnSave): void;
}
export const OwnSaves = token<OwnSaves>('own-saves');

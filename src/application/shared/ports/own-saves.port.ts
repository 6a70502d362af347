import type { Id } from '../../../domain/shared/id';
import { token } from '../token';

/** A version of a record, as the server named it when it was saved here. */
export interface OwnSave {
  readonly resource: string;
  readonly id: Id;
  readonly version: string;
}

/** How many are remembered of each person. */
export const OWN_SAVES_LIMIT = 100;

/** What a person saved in this browser: a version that another tab meets may be their own. */
export interface OwnSaves {
  has(person: Id, save: OwnSave): boolean;
  add(person: Id, save: OwnSave): void;
}
export const OwnSaves = token<OwnSaves>('own-saves');

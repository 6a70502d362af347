import type { Id } from '../shared/id';

/** A group in a list; `member` says whether the user of the query belongs to it. */
export interface UsergroupRow {
  readonly id: Id;
  readonly name: string;
  /** How many people are in it. */
  readonly members: number;
  readonly member: boolean;
}

export type UsergroupFilter = {
  readonly name: string;
  /** Marks the groups of this user; null marks none. */
  readonly user: Id | null;
};

export const noUsergroupFilter: UsergroupFilter = { name: '', user: null };

import { bodyOf, type Reply } from './browser';

export interface UserOnWire {
  readonly id: number;
  readonly name: { readonly firstname: string; readonly surname: string };
  readonly email: string;
  readonly active: number;
  readonly su: number;
  readonly lastLogin: string | null;
  readonly websites: number[];
  readonly usergroups: number[];
  readonly editable?: number;
  readonly member?: number;
}
export interface ListOnWire {
  readonly code: string;
  readonly users: UserOnWire[];
  readonly meta: { readonly pagination: { readonly perPage: number; readonly total: number } };
}

export const listed = (reply: Reply): ListOnWire => bodyOf<ListOnWire>(reply);
export const userIn = (reply: Reply): UserOnWire => bodyOf<{ user: UserOnWire }>(reply).user;

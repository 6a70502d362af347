/** Who changed a record; `isSelf`: the current user, in another tab or browser. */
export interface ChangedBy {
  readonly name: string;
  readonly isSelf: boolean;
}

/** A save or deletion of the open record that did not happen on this page. */
export interface RemoteChange {
  readonly by: ChangedBy;
  readonly isDeleted: boolean;
}

/** Who changed a record; `isSelf`: the person, in another tab or browser. */
export interface ChangedBy {
  readonly name: string;
  readonly isSelf: boolean;
}

/** A save or deletion of what is open, other than here. */
export interface HeardChange {
  readonly by: ChangedBy;
  readonly isDeleted: boolean;
}

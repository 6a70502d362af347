/** One step of the schema; never changed once it has been released, only followed by another. */
export interface Migration {
  readonly name: string;
  /** Statements with an empty line between them. */
  readonly sql: string;
}

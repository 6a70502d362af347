/** One step of the schema. A released migration is never changed; a new one follows it. */
export interface Migration {
  readonly name: string;
  /** Statements, separated by an empty line. */
  readonly sql: string;
}

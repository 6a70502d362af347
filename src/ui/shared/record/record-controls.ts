import type { Save } from './save.bridge';

/** The state of a form and what its commands do. */
export interface RecordControls<Draft> {
  readonly values: Draft;
  /** Read, with no draft on offer: it can be opened for editing. */
  readonly ready: boolean;
  /** A draft waits for a decision. */
  readonly waits: boolean;
  readonly saving: boolean;
  /** Visible field errors. */
  readonly errors: number;
  /** Why saving is off though no field is wrong. */
  readonly saveOff: string | null;
  /** Saving is off until the server takes another attempt. */
  readonly isThrottled: boolean;
  /** The name of the stored record; empty until it is known. */
  readonly name: string;
  /** Keeps its identity. */
  readonly save: Save<Draft>;
  readonly edit: () => void;
  readonly cancel: () => void;
  readonly back: () => void;
}

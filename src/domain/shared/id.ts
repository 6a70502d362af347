/** Opaque record id from the API, compared as text. */
export type Id = string;

/** Identity of a record as the API gives it; opaque, compared as text. */
export type Id = string;

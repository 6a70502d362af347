/** Carries a type to a library that infers it from a value it never reads (`setup({ types })` of xstate). */
export const phantom = <Type>(): Type => {
  const nothing: unknown = {};
  // The one place where a value is claimed to be what it is not: nobody ever reads it.
  return nothing as Type;
};

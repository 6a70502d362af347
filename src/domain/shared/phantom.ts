/** Type witness for inference from a value that is never read (`setup({ types })` of xstate). */
export const phantom = <Type>(): Type => {
  const nothing: unknown = {};
  // The only deliberate unsound cast: the value is never read.
  return nothing as Type;
};

/** Replaces `matchMedia`, which jsdom lacks, for one test. @returns puts it back as it was */
export const matchMediaAs = (...queries: readonly string[]): (() => void) => {
  const known = Object.getOwnPropertyDescriptor(globalThis, 'matchMedia');
  const asked = (query: string) => ({
    matches: queries.includes(query),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: asked });
  return () => {
    if (known === undefined) Reflect.deleteProperty(globalThis, 'matchMedia');
    else Object.defineProperty(globalThis, 'matchMedia', known);
  };
};

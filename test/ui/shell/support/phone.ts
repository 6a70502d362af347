import { phoneQuery } from '../../../../src/ui/shared/theme/sizes';

const known = Object.getOwnPropertyDescriptor(globalThis, 'matchMedia');

/** Sets a window as narrow as a phone's. */
export const onPhone = (): void => {
  const asked = (query: string) => ({
    matches: query === phoneQuery,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  Object.defineProperty(globalThis, 'matchMedia', { configurable: true, value: asked });
};

export const offPhone = (): void => {
  if (known === undefined) Reflect.deleteProperty(globalThis, 'matchMedia');
  else Object.defineProperty(globalThis, 'matchMedia', known);
};

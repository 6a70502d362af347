/**
 * What domain and application may know of the platform when they are compiled without the DOM library:
 * the cancel signal that xstate and the ports pass on and who gives it, a file as a parcel that can be looked into, and
 * addresses.
 * Read by tsconfig.core.json only.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Bytes that are somewhere; who sends or keeps them is an adapter. */
interface Blob {
  readonly size: number;
  readonly type: string;
  slice(start: number, end: number): Blob;
  arrayBuffer(): Promise<ArrayBuffer>;
}

declare class AbortController {
  readonly signal: AbortSignal;
  abort(): void;
}

/** An address as browsers and Node.js read it. */
declare class URL {
  static canParse(address: string, base?: string): boolean;
  constructor(address: string, base?: string);
  readonly protocol: string;
  readonly hostname: string;
  readonly port: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

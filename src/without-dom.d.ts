/**
 * The platform types that domain and application may use without the DOM library: abort signals, blobs and URLs. Read
 * only by tsconfig.core.json.
 */
interface AbortSignal {
  readonly aborted: boolean;
  readonly reason: unknown;
  addEventListener(type: 'abort', listener: () => void, options?: { readonly once?: boolean }): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Opaque bytes; only adapters send or store them. */
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

/** A URL, as parsed by browsers and Node.js. */
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

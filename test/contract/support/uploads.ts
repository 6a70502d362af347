import type { Fetch } from '../../../src/adapters/http/shared/transport';

/** A fake `XMLHttpRequest` with the members that the API adapter uses, which sends through `fetch`. */
export const uploadsOver = (fetch: Fetch) =>
  class {
    readonly upload: {
      onprogress?: (event: {
        readonly loaded: number;
        readonly total: number;
        readonly lengthComputable: boolean;
      }) => void;
    } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    readonly responseURL = '';
    response: Blob | null = null;
    private readonly sent = new Headers();
    private readonly stop = new AbortController();
    private received = new Headers();
    private call = { method: '', url: '' };

    open(method: string, url: string): void {
      this.call = { method, url };
    }

    setRequestHeader(name: string, value: string): void {
      this.sent.set(name, value);
    }

    getAllResponseHeaders(): string {
      return [...this.received].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    abort(): void {
      this.stop.abort();
      this.onabort?.();
    }

    send(body: Blob | string | null): void {
      const size = typeof body === 'string' ? body.length : (body?.size ?? 0);
      fetch(this.call.url, { method: this.call.method, headers: this.sent, body, signal: this.stop.signal }).then(
        async (answer) => {
          this.upload.onprogress?.({ loaded: size, total: size, lengthComputable: size > 0 });
          [this.status, this.received, this.response] = [answer.status, answer.headers, await answer.blob()];
          if (!this.stop.signal.aborted) this.onload?.();
        },
        () => {
          if (!this.stop.signal.aborted) this.onerror?.();
        },
      );
    }
  };

/**
 * A fake `XMLHttpRequest` for uploads with the members that the API adapter uses: the test sets progress and answer.
 */
export class FakeUpload {
  /** The uploads of the running test, in order. */
  static readonly sent: FakeUpload[] = [];
  readonly upload: {
    onprogress?: (event: {
      readonly loaded: number;
      readonly total: number;
      readonly lengthComputable: boolean;
    }) => void;
  } = {};
  readonly headers = new Headers();
  readonly status = 200;
  readonly responseURL = '';
  readonly response = new Blob(['{"code":"OK"}']);
  body: unknown = null;
  onload?: () => void;
  onabort?: () => void;

  open(): void {
    FakeUpload.sent.push(this);
  }

  setRequestHeader(name: string, value: string): void {
    this.headers.set(name, value);
  }

  getAllResponseHeaders(): string {
    return 'etag: "v1"\r\n';
  }

  send(body: unknown): void {
    this.body = body;
  }

  abort(): void {
    this.onabort?.();
  }

  /** Reports progress: `loaded` of 100 bytes are sent. */
  reaches(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 100, lengthComputable: true });
  }

  arrives(): void {
    this.onload?.();
  }
}

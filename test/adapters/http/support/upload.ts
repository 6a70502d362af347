/**
 * The browser's way of sending a body, in this process: a test says how far the bytes are and what is answered.
 * Only what the line to the API uses of it.
 */
export class FakeUpload {
  /** The uploads of the running test, in their order. */
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

  /** So many of a hundred bytes have gone. */
  reaches(loaded: number): void {
    this.upload.onprogress?.({ loaded, total: 100, lengthComputable: true });
  }

  arrives(): void {
    this.onload?.();
  }
}

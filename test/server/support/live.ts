import type { Browser } from './browser';
import type { TestServer } from './test-server';

export interface Heard {
  readonly type: string;
  readonly data: unknown;
}

/** An open event stream as a browser reads it. */
export class LiveStream {
  private text = '';

  private constructor(
    private readonly reader: ReadableStreamDefaultReader<Uint8Array>,
    readonly headers: Headers,
  ) {}

  static async open(testServer: TestServer, { cookie }: Pick<Browser, 'cookie'>, viewing = ''): Promise<LiveStream> {
    const answer = await testServer.server.app.request(
      `/api/events${viewing === '' ? '' : `?viewing=${encodeURIComponent(viewing)}`}`,
      {
        headers: { Cookie: cookie },
      },
    );
    if (answer.status !== 200 || answer.body === null) throw new Error(`No stream: ${answer.status}`);
    const stream = new LiveStream(answer.body.getReader(), answer.headers);
    await stream.next();
    return stream;
  }

  /** The next event; null when the stream has ended. */
  async next(): Promise<Heard | null> {
    for (;;) {
      const end = this.text.indexOf('\n\n');
      if (end >= 0) {
        const [block, rest] = [this.text.slice(0, end), this.text.slice(end + 2)];
        this.text = rest;
        const [, type, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
        if (type !== undefined && data !== undefined) return { type, data: JSON.parse(data) };
        continue;
      }
      const { done, value } = await this.reader.read();
      if (done) return null;
      this.text += new TextDecoder().decode(value);
    }
  }

  /** The next event of a type. */
  async hear(type: string): Promise<unknown> {
    for (;;) {
      const heard = await this.next();
      if (heard === null) throw new Error(`The stream ended before an event ${type}`);
      if (heard.type === type) return heard.data;
    }
  }

  async leave(): Promise<void> {
    await this.reader.cancel();
  }
}

import type { Account } from './journey';

/** A signed-in person who calls the API directly. */
export class Caller {
  private constructor(
    readonly url: string,
    readonly cookie: string,
  ) {}

  static async signIn(url: string, { email, password }: Account): Promise<Caller> {
    const answer = await fetch(`${url}/api/login`, { method: 'POST', body: new URLSearchParams({ email, password }) });
    if (!answer.ok) throw new Error(`Signing in answered ${answer.status}`);
    return new Caller(
      url,
      answer.headers
        .getSetCookie()
        .map((cookie) => cookie.split(';')[0])
        .join('; '),
    );
  }

  /** The whole answer as text. */
  async get(path: string): Promise<string> {
    const answer = await fetch(`${this.url}/api/${path}`, { headers: { cookie: this.cookie } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  }

  post = (path: string, form: Readonly<Record<string, string>>): Promise<string> => this.send('POST', path, form);
  put = (path: string, form: Readonly<Record<string, string>>): Promise<string> => this.send('PUT', path, form);

  private async send(method: 'POST' | 'PUT', path: string, form: Readonly<Record<string, string>>): Promise<string> {
    const answer = await fetch(`${this.url}/api/${path}`, {
      method,
      headers: { cookie: this.cookie },
      body: new URLSearchParams(form),
    });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return answer.text();
  }

  /** Milliseconds until the whole answer is received. */
  async time(path: string): Promise<number> {
    const start = performance.now();
    await this.get(path);
    return performance.now() - start;
  }
}

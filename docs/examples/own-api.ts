import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';

// An API with one list, in plain Node; docs/your-own-api.md explains it.

interface Answer {
  readonly status: number;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
interface Holiday {
  readonly date: string;
  readonly reason: string;
}

const EMAIL = 'owner@company.example';
const PASSWORD = 'Own-Console-26!';
const website = { id: 1, name: 'Web shop', url: 'https://shop.example', environment: 'production' };
const me = {
  id: 1,
  name: { firstname: 'Olivia', surname: 'Owner' },
  email: EMAIL,
  settings: { language: 'en', date: 'yyyy-MM-dd', time: 'HH:mm' },
  rights: ['holidays.view', 'holidays.add', 'holidays.edit', 'holidays.delete'],
  su: 0,
  websites: [{ id: website.id, name: website.name }],
};
const menu = [{ label: null, icon: null, items: [{ module: 'holidays', label: 'site.holidays.title', icon: '' }] }];

const sessions = new Set<string>();
const holidays = new Map<number, Holiday>([
  [1, { date: '2027-01-01', reason: "New Year's Day" }],
  [2, { date: '2027-12-25', reason: 'Christmas Day' }],
]);
let lastId = holidays.size;

const ok = (payload: object = {}): Answer => ({ status: 200, body: { code: 'OK', ...payload } });
const refuse = (status: number, code: string, more: object = {}): Answer => ({ status, body: { code, ...more } });

/** The strings of the console: one file for each branch. */
const strings = (language: string): object => {
  const folder = `src/ui/strings/${language === 'nl' ? 'nl' : 'en'}`;
  const files = readdirSync(folder).map((file): [string, unknown] => [
    file.replace('.json', ''),
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')),
  ]);
  return { strings: Object.fromEntries(files) };
};

const list = (query: URLSearchParams): Answer => {
  const term = (query.get('general') ?? query.get('reason') ?? '').toLowerCase();
  const column = query.has('sort[reason]') ? 'reason' : 'date';
  const sign = query.get(`sort[${column}]`) === 'desc' ? -1 : 1;
  const [page, perPage] = [Number(query.get('page') ?? 1), Number(query.get('perPage') ?? 10)];
  const found = [...holidays]
    .map(([id, holiday]) => ({ id, ...holiday }))
    .filter(({ date, reason }) => `${date} ${reason}`.toLowerCase().includes(term))
    .filter(({ date }) => date >= (query.get('from') ?? '') && date <= (query.get('until') ?? '9999'))
    .sort((one, other) => sign * one[column].localeCompare(other[column]));
  const rows = found.slice((page - 1) * perPage, page * perPage);
  return ok({ holidays: rows, meta: { pagination: { perPage, total: found.length } } });
};

const save = (id: number, form: URLSearchParams, status: number): Answer => {
  const { date, reason } = { ...(holidays.get(id) ?? { date: '', reason: '' }), ...Object.fromEntries(form) };
  const wrong = Object.entries({ date, reason }).filter(([, value]) => value === '');
  const fields = Object.fromEntries(wrong.map(([name]) => [name, { code: 'VALUE_NOT_VALID' }]));
  if (wrong.length > 0) return refuse(400, 'VALUE_NOT_VALID', { fields });
  holidays.set(id, { date, reason });
  return { ...ok(), status, headers: { Location: `api/holidays/${id}` } };
};

const remove = (ids: readonly number[]): Answer =>
  ok({ refused: ids.filter((id) => !holidays.delete(id)).map((id) => ({ id, code: 'NOT_FOUND' })) });

const signIn = (form: URLSearchParams): Answer => {
  if (form.get('email') !== EMAIL || form.get('password') !== PASSWORD) return refuse(401, 'UNAUTHENTICATED');
  const session = randomUUID();
  sessions.add(session);
  return { ...ok(), headers: { 'Set-Cookie': `session=${session}; Path=/; HttpOnly; SameSite=Lax` } };
};

const signOut = (session: string): Answer => {
  sessions.delete(session);
  return ok();
};

const answerOf = (call: string, session: string, query: URLSearchParams, form: URLSearchParams): Answer => {
  // These three answer people who are signed out, too.
  const asked = /^GET lang(?:\/(\w+))?$/.exec(call);
  if (asked !== null) return ok(strings(asked[1] ?? 'en'));
  if (call === 'POST login') return signIn(form);
  if (call === 'POST logout') return signOut(session);
  if (!sessions.has(session)) return refuse(401, 'UNAUTHENTICATED');
  if (call === 'GET me') return ok({ me });
  if (call === 'GET menu') return ok({ menu });
  if (call === 'GET website') return ok({ website });
  const [, method, tail] = /^(GET|POST|PUT|DELETE) holidays(?:\/(\d+))?$/.exec(call) ?? [];
  const id = Number(tail);
  if (method === 'GET' && tail === undefined) return list(query);
  if (method === 'POST' && tail === undefined) return save((lastId += 1), form, 201);
  if (method === 'DELETE' && tail === undefined) return remove(form.getAll('groups[]').map(Number));
  if (method === undefined || !holidays.has(id)) return refuse(404, 'NOT_FOUND');
  if (method === 'GET') return ok({ holidays: { id, ...holidays.get(id) } });
  return method === 'PUT' ? save(id, form, 200) : remove([id]);
};

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array); // no encoding is set
  return Buffer.concat(chunks).toString('utf8');
};

const server = createServer((request, response) => {
  void bodyOf(request).then((body) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.replace(/^\/api\//, '').replace(/\/+$/, '');
    const session = /(?:^|; )session=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const answer = answerOf(`${request.method} ${path}`, session, searchParams, new URLSearchParams(body));
    response.writeHead(answer.status, { 'Content-Type': 'application/json', ...answer.headers });
    response.end(JSON.stringify(answer.body));
  });
});

server.listen(Number(process.env['PORT'] ?? 8090), () => {
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  console.log(`The API answers on http://localhost:${port} to ${EMAIL} with the password ${PASSWORD}`);
});

import { ENDPOINTS, type ServerEndpoint } from '../../../server/routes';
import type { Kind } from '../../../server/shared/reads';
import type { Browser, Reply } from '../support/browser';
import { refusedFields } from '../support/browser';
import { openHouse, signedInAs, type House } from '../support/house';

// What each endpoint does is tested elsewhere; this calls each of them once so that its statements reach the database.

/** Values of a field, the likeliest first; another is tried when the endpoint names the field. */
const VALUES: Readonly<Record<Kind['kind'], readonly string[]>> = {
  text: ['=Proef', '=1', '=2026-11-20', '=2026-11-20 10:00:00', '=proef@kantoor.example', '=https://x.example', '='],
  column: ['=Proef', '=1', '=2026-11-20', '=2026-11-20 10:00:00', '=proef@kantoor.example', '=https://x.example', '='],
  json: ['=[]', '={}', '='],
  flag: ['=1'],
  id: ['=1', '=2', '='],
  ids: ['[]=1', '[]='],
  texts: ['[]=', '[]=proef@kantoor.example'],
  integer: ['=1', '=10', '=100'],
  decimal: ['=1'],
  date: ['=2026-11-20', '=2026-11-25'],
  datetime: ['=2026-11-20 10:00:00', '='],
  choice: [],
  map: [],
};
const valuesOf = ({ kind, options = [] }: Kind): readonly string[] =>
  options.length > 0 ? options.map((option) => `${kind === 'texts' ? '[]' : ''}=${option}`) : VALUES[kind];

let house: House;
let su: Browser;
beforeAll(async () => {
  house = await openHouse();
  su = await signedInAs(house, { su: true });
});
afterAll(() => house.close());
afterEach(() => expect(house.defects).toEqual([]));

const call = async ({ method, path, reads }: ServerEndpoint): Promise<Reply> => {
  const shape = method === 'GET' ? (reads.query ?? {}) : (reads.form ?? {});
  const tried = new Map(
    Object.entries(shape).flatMap(([name, kind]) => (method === 'GET' && !kind.required ? [] : [[name, 0]])),
  );
  for (;;) {
    const fields = [...tried].flatMap(([name, place]) => {
      const value = valuesOf(shape[name] ?? shape['']!)[place];
      return value === undefined ? [] : [name + value];
    });
    const body = encodeURI(fields.join('&'));
    const target = path.replace(/:\w+(?:\{[^}]*\})?/g, '1');
    const reply = method === 'GET' ? await su.get(`${target}?${body}`) : await su.send(method, target, body);
    const named = reply.status === 400 ? refusedFields(reply)[1] : [];
    console.log(method, path, reply.status, reply.text.slice(0, 150), body);
    const next = (Array.isArray(named) ? named : []).filter((name) => (tried.get(String(name)) ?? 99) < 8);
    if (next.length === 0) return reply;
    for (const name of next) tried.set(String(name), (tried.get(String(name)) ?? 0) + 1);
  }
};

test.each(ENDPOINTS.filter(({ path }) => path !== 'logout').map((one) => [`${one.method} ${one.path}`, one] as const))(
  '%s',
  async (_, endpoint) => {
    house.clock.now += 2_000;
    const { status } = await call(endpoint);
    expect(status).toBeLessThan(500);
  },
);

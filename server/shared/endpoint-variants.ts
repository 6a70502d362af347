import { withCaller, type FormEndpoint, type Services, type SignedInCall } from './endpoint';
import { readCall, type Shape } from './reads';

const optionalAll = (shape: Shape = {}): Shape =>
  Object.fromEntries(Object.entries(shape).map(([name, kind]) => [name, { ...kind, required: false }]));

/** Adds an alternative to an endpoint: it handles the calls that send the query field `name`. */
export const withAlternative = <Own extends Services>(
  name: string,
  alternative: FormEndpoint<Own>,
  endpoint: FormEndpoint<Own>,
): FormEndpoint<Own> => ({
  ...endpoint,
  reads: { ...endpoint.reads, query: { ...optionalAll(alternative.reads.query), ...endpoint.reads.query } },
  handle: (call) => (call.query.has(name) ? alternative : endpoint).handle(call),
});

/** Adds a check that runs before the handler, once the fields of the call were found valid. */
export const withCheck = <Own extends Services>(
  endpoint: FormEndpoint<Own>,
  check: (call: SignedInCall<Own>) => Promise<void>,
): FormEndpoint<Own> => ({
  ...endpoint,
  handle: async (call) => {
    readCall(endpoint.reads, call);
    await check(withCaller(call));
    return endpoint.handle(call);
  },
});

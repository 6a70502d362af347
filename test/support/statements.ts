/** A statement that a database executed. */
export interface Statement {
  readonly text: string;
  readonly milliseconds: number;
}

type Told = (statement: Statement) => void;

/** Both drivers accept a text, or an object with the text. */
const textOf = (query: unknown): string =>
  typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : String(query);

/** Reports a statement after its answer. */
const timed = async <Result>(text: string, tell: Told, ask: () => Promise<Result> | Result): Promise<Result> => {
  const start = performance.now();
  try {
    return await ask();
  } finally {
    tell({ text, milliseconds: performance.now() - start });
  }
};

/**
 * Wraps a client of either database to report each statement, with begin and commit, which the embedded client adds
 * itself.
 */
export const watchStatements = <Client extends object>(client: Client, tell: Told): Client =>
  new Proxy(client, {
    get: (target, name) => {
      const own: unknown = Reflect.get(target, name, target);
      if (typeof own !== 'function') return own;
      const call = (...given: readonly unknown[]): unknown => Reflect.apply(own, target, given);
      switch (name) {
        case 'query':
          return (...given: readonly unknown[]) => timed(textOf(given[0]), tell, () => call(...given));
        case 'connect':
          // Cast: the call returns a client of the pool.
          return async () => watchStatements((await call()) as object, tell);
        case 'transaction':
          return (work: (tx: object) => Promise<unknown>) => watchTransaction(call, work, tell);
        default:
          return call;
      }
    },
  });

const watchTransaction = async (
  begin: (work: (tx: object) => Promise<unknown>) => unknown,
  work: (tx: object) => Promise<unknown>,
  tell: Told,
): Promise<unknown> => {
  const start = performance.now();
  let ended = NaN;
  const result: unknown = await begin(async (tx) => {
    tell({ text: 'begin', milliseconds: performance.now() - start });
    try {
      return await work(watchStatements(tx, tell));
    } finally {
      ended = performance.now();
    }
  });
  tell({ text: 'commit', milliseconds: performance.now() - ended });
  return result;
};

import type { Caller } from './caller';

/** Number of blocks of a long page. */
const BLOCKS = 60;
/** Milliseconds that a person reads or types between two calls. */
const PAUSE = 1000;

const rest = () => new Promise((resolve) => setTimeout(resolve, PAUSE));

const blocksWith = (text: string): string =>
  JSON.stringify(
    Array.from({ length: BLOCKS }, (_, place) => ({
      guid: `measured-${String(place)}`,
      code: 'default-text-plain',
      id: '',
      publication: null,
      disabled: 0,
      data: { text: `<p>${text} ${String(place)}. ${'Een regel zoals er meer staan. '.repeat(6)}</p>` },
    })),
  );

/** Makes a page for one person to edit. @returns its path */
async function aPage(caller: Caller, person: number): Promise<string> {
  const name = `Gemeten pagina ${String(person)}`;
  const { page } = JSON.parse(
    await caller.post('page', {
      name,
      url: `gemeten-${String(person)}`,
      status: 'draft',
      internal: '0',
      content: blocksWith('Begonnen'),
    }),
  ) as { page: { id: number } }; // cast: the API sends this type
  return `page/${String(page.id)}`;
}

/**
 * Works in the editor of an item until `end`: opens it, takes its lock, sends a heartbeat, saves. @returns
 * milliseconds of each call
 */
async function edit(caller: Caller, path: string, end: number): Promise<readonly number[]> {
  const times: number[] = [];
  const timed = async (call: () => Promise<unknown>): Promise<void> => {
    const start = performance.now();
    await call();
    times.push(performance.now() - start);
    await rest();
  };
  for (let round = 0; performance.now() < end; round++) {
    await timed(() => caller.get(path));
    await timed(() => caller.put(`${path}/lock`, {}));
    await timed(() => caller.put(`${path}/lock`, {}));
    await timed(() =>
      caller.put(path, { name: `Gemeten in ronde ${String(round)}`, content: blocksWith(`Ronde ${String(round)}`) }),
    );
  }
  return times;
}

/** Makes an item for each person; resolves with a function that lets all of them edit until a given time. */
export async function editorsOf(caller: Caller, people: number): Promise<(end: number) => Promise<readonly number[]>> {
  const paths: string[] = [];
  for (let person = 0; person < people; person++) paths.push(await aPage(caller, person));
  return async (end) => (await Promise.all(paths.map((path) => edit(caller, path, end)))).flat();
}

import { memoryOf, series, spreadOf, type ApiFigure } from './api';
import type { Caller } from './caller';
import type { LibraryPlaces } from './library-journey';
import { upload } from './library-upload';

interface Folder {
  readonly location: string;
  readonly files: number;
  readonly folders: readonly Folder[];
}

const all = (folders: readonly Folder[]): readonly Folder[] =>
  folders.flatMap((folder) => [folder, ...all(folder.folders)]);
const pathOf = ({ location }: Folder): string => decodeURIComponent(location.replace('api/library/', ''));
const callOf = (path: string): string => ['library', ...path.split('/').map(encodeURIComponent)].join('/');

/** Finds the library folder with the most files, and a folder inside it. */
export async function findPlaces(caller: Caller): Promise<LibraryPlaces> {
  // Cast: the API sends this type.
  const { folder } = JSON.parse(await caller.get('library')) as { folder: readonly Folder[] };
  const fullest = all(folder).reduce((most, one) => (one.files > most.files ? one : most));
  const usual = all(fullest.folders).find(({ files }) => files > 0) ?? fullest;
  const held = JSON.parse(await caller.get(callOf(pathOf(fullest)))) as {
    folder: { files: readonly { name: string }[] };
  }; // cast: the API sends this type
  return { fullest: pathOf(fullest), usual: pathOf(usual), names: held.folder.files.map(({ name }) => name) };
}

const terms = (words: readonly string[]) => (n: number) => `library/search?search=${words[n % words.length] ?? ''}`;
const three = terms(['oplevering', 'plaatsing', 'foto-5', 'detail', 'lev', 'sch', 'to-77', 'foto', '0012', 'xyz']);
const two = terms(['pl', 'op', 'fo', '12', 'sc', 'de', 'at', '-9', 'ge', 'ot']);

/** The rows for the library's API, with 50,000 files. `share`: part of the budget for this database. */
export async function measureLibraryApi(
  caller: Caller,
  pid: number,
  { fullest }: LibraryPlaces,
  share: number,
): Promise<ApiFigure[]> {
  const rows = async (
    measure: string,
    path: (n: number) => string,
    median: number,
    p95: number,
    before?: (n: number) => Promise<unknown>,
  ): Promise<ApiFigure[]> => {
    await series(caller, path, 10);
    const spread = await series(caller, path, 60, before);
    return [
      { measure: `${measure}; median`, figure: spread.median, budget: median * share },
      { measure: `${measure}; p95`, figure: spread.p95, budget: p95 * share },
    ];
  };
  const added = (n: number): string => `Gemeten ${n}`;
  const calls = [
    ...(await rows('the whole tree', () => 'library', 20, 60)),
    ...(await rows(
      'the whole tree, after a change',
      () => 'library',
      40,
      60,
      (n) => caller.post('library', { name: added(n) }),
    )),
    ...(await rows('a folder of 1,000 files', () => callOf(fullest), 30, 60)),
    ...(await rows('search, three characters', three, 60, 60)),
    ...(await rows('search, two characters', two, 200, 200)),
  ];
  const before = memoryOf(pid);
  const small = await upload(caller, pid, callOf(added(0)), 50);
  const large = await upload(caller, pid, callOf(added(0)), 200);
  const waits = spreadOf(large.waits);
  return [
    ...calls,
    { measure: 'before an upload: memory, MB', figure: before, budget: 1024 },
    { measure: 'upload of 50 MB: memory at most, MB', figure: small.peak, budget: 1024 },
    { measure: 'upload of 200 MB: memory at most, MB', figure: large.peak, budget: 480 },
    { measure: 'upload of 200 MB: seconds', figure: large.seconds, budget: 20 },
    { measure: 'another call meanwhile; median', figure: waits.median, budget: 100 },
    { measure: 'another call meanwhile; p95', figure: waits.p95, budget: 300 },
  ];
}

import type { Sort } from '../../domain/shared/list-query';
import { LIBRARY_SORTS } from '../../domain/library/folder-rows';
import { readPairs, writePairs } from '../shared/list-address';
import { pathIn, ROOT, type LibraryPath } from '../../domain/library/path';

export type LibraryLayout = 'tiles' | 'table';

/** State of the library in the URL. */
export interface LibraryPlace {
  readonly path: LibraryPath;
  /** Initially selected file; kept in the URL until the next navigation. */
  readonly file: LibraryPath | null;
  readonly term: string;
  /** Searches the whole library instead of the folder. */
  readonly everywhere: boolean;
  readonly sort: Sort | null;
  readonly layout: LibraryLayout;
}

export const FIRST_PLACE: LibraryPlace = {
  path: ROOT,
  file: null,
  term: '',
  everywhere: false,
  sort: null,
  layout: 'tiles',
};

const sortIn = (text: string | undefined): Sort | null => {
  const field = LIBRARY_SORTS.find((name) => name === text?.replace(/^-/, ''));
  return field === undefined ? null : { field, order: text?.startsWith('-') === true ? 'desc' : 'asc' };
};

/** Parses the URL; ignores unknown values. */
export const placeAt = (search: string): LibraryPlace => {
  const asked = new Map(readPairs(search));
  const [path, file] = [asked.get('folder') ?? ROOT, asked.get('file')];
  return {
    path,
    file: file === undefined ? null : pathIn(path, file),
    term: asked.get('q') ?? '',
    everywhere: asked.get('in') === 'all',
    sort: sortIn(asked.get('sort')),
    layout: asked.get('layout') === 'table' ? 'table' : 'tiles',
  };
};

/** Query string, without default values. */
export const searchOf = ({ path, term, everywhere, sort, layout }: LibraryPlace): string =>
  writePairs([
    ...(path === ROOT ? [] : [['folder', path] as const]),
    ...(term === '' ? [] : [['q', term] as const]),
    ...(everywhere && term !== '' ? [['in', 'all'] as const] : []),
    ...(sort === null ? [] : [['sort', `${sort.order === 'desc' ? '-' : ''}${sort.field}`] as const]),
    ...(layout === 'table' ? [['layout', layout] as const] : []),
  ]);

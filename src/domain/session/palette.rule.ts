import { fold } from '../shared/fold';
import { matchesWords, MIN_HIGHLIGHTED_TERM, searchWords } from '../shared/list-query';
import { DRAWER, entryOf, offersModule } from '../shared/modules/module-entries.rule';
import { isOffered, type RouteRow } from '../shared/modules/module-entry.rule';
import { can, type RightsHolder } from '../shared/permission';

/** Maximum modules searched for one term. Rule R-SES-23. */
const MOST_MODULES = 5;

/** Search term for one module. */
export interface ModuleQuery {
  readonly module: string;
  readonly term: string;
}

/** Sorts recently used modules first, newest first; the others keep their order. Rule R-SES-23. */
export const usedFirst = <Module extends string>(
  modules: readonly Module[],
  used: readonly string[],
): readonly Module[] => {
  const latest = [...new Set(used)];
  const placeOf = (module: string): number => (latest.includes(module) ? latest.indexOf(module) : latest.length);
  return [...modules].sort((left, right) => placeOf(left) - placeOf(right));
};

/** Modules whose records the user may search: recently used first, then in menu order. Rule R-SES-23. */
export const searchableModules = (holder: RightsHolder, used: readonly string[]): readonly string[] =>
  usedFirst(
    DRAWER.flatMap(({ modules }) => modules).filter(
      (module) => entryOf(module)?.search === true && offersModule(holder, module),
    ),
    used,
  );

/**
 * Selects the modules to search. If the term starts with a module name, that module is searched for the remaining
 * words; the first other modules follow. Rule R-SES-23.
 * @param namesOf names of a module in every language
 */
export const moduleQueries = (
  term: string,
  modules: readonly string[],
  namesOf: (module: string) => readonly string[],
): readonly ModuleQuery[] => {
  const typed = fold(term);
  const named = modules
    .flatMap((module) => namesOf(module).map((name) => ({ module, start: `${fold(name)} ` })))
    .filter(({ start }) => typed.startsWith(start) && typed.length >= start.length + MIN_HIGHLIGHTED_TERM)
    .sort((left, right) => right.start.length - left.start.length)[0];
  const others = modules.filter((module) => module !== named?.module).map((module) => ({ module, term }));
  return [...(named ? [{ module: named.module, term: typed.slice(named.start.length) }] : []), ...others].slice(
    0,
    MOST_MODULES,
  );
};

/** Rank of texts that do not match. */
export const NO_MATCH = 4;

/** How well texts match a term: 0 equal, 1 start, 2 starts of words, 3 anywhere, 4 not. Rule R-SES-24. */
export const matchRank = (texts: readonly string[], term: string): number => {
  const [folded, typed] = [texts.map(fold), fold(term)];
  const all = folded.join(' ');
  if (folded.includes(typed)) return 0;
  if (folded.some((text) => text.startsWith(typed))) return 1;
  if (searchWords(typed).every((word) => ` ${all}`.includes(` ${word}`))) return 2;
  return matchesWords(all, typed) ? 3 : NO_MATCH;
};

/** Sorts by match: exact matches, recent items, then the others by rank; ties keep their order. Rule R-SES-24. */
export const bestFirst = <Item>(
  items: readonly Item[],
  term: string,
  textsOf: (item: Item) => readonly string[],
  isRecent: (item: Item) => boolean = () => false,
): readonly Item[] =>
  items
    .map((item) => ({ item, rank: matchRank(textsOf(item), term) }))
    .map(({ item, rank }) => ({ item, place: rank === 0 ? 0 : isRecent(item) ? 1 : rank + 1 }))
    .sort((left, right) => left.place - right.place)
    .map(({ item }) => item);

/** Whether the palette offers a route; forms of new records need the right to add. Rule R-SES-24. */
export const isCommandOffered = (holder: RightsHolder, route: Pick<RouteRow, 'guard' | 'action'>): boolean =>
  isOffered(holder, route) &&
  (route.action !== 'add' || route.guard.kind !== 'free' || can(holder, `${route.guard.permission}.add`));

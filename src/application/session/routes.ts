import { ENTRIES, entryOf, type ModuleKey } from '../../domain/shared/modules/module-entries.rule';
import type { RouteRow } from '../../domain/shared/modules/module-entry.rule';

/** A row of the route table with the properties of its module. */
export interface Route extends Omit<RouteRow, 'names' | 'help'> {
  readonly module: ModuleKey;
  /** String key prefix: `title` names the list, `record` one record. */
  readonly names: string;
  readonly help: string;
}

/** All routes inside the shell, from the module entries. Rule R-SES-04. */
export const ROUTES: readonly Route[] = ENTRIES.flatMap(([module, entry]) =>
  entry.routes.map(({ names = entry.names, help = entry.help ?? module, ...row }) => ({ ...row, module, names, help })),
);

/** Key of the title of a route: the name of the list, or of one record. */
export const titleOf = ({ names, action }: Pick<Route, 'names' | 'action'>): string =>
  `${names}.${action === null ? 'title' : 'record'}`;

/** Overview of a module: its first route. */
export const overviewOfModule = (module: string): Pick<Route, 'path' | 'guard'> | undefined =>
  entryOf(module)?.routes[0];

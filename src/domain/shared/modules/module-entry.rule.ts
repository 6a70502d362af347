import { can, canOpenModule, type RightsHolder } from '../permission';

/** Contexts that are loaded when one of their screens is opened. */
export type ContextName =
  | 'access'
  | 'site'
  | 'operations'
  | 'insight'
  | 'library'
  | 'content'
  | 'catalogue'
  | 'commerce'
  | 'communication'
  | 'event'
  | 'navigation'
  | 'spare-parts'
  | 'profile';

/** String files that come with the screens of a context; all others come with the session. Rule R-SES-05. */
const LATE_STRINGS: Readonly<Record<string, readonly string[]>> = {
  'catalogue': ['catalogue', 'library', 'richText'],
  'commerce': ['commerce', 'parts'],
  'communication': ['communication', 'library', 'parts', 'richText'],
  'content': ['library', 'richText'],
  'event': ['event'],
  'library': ['library'],
  'navigation': ['navigation'],
  'operations': ['operations'],
  'site': ['site', 'library', 'richText'],
  'spare-parts': ['spareParts', 'parts'],
};
export const lateStringsOf = (context: string): readonly string[] =>
  Object.hasOwn(LATE_STRINGS, context) ? (LATE_STRINGS[context] ?? []) : [];
export const isLateStrings = (file: string): boolean => Object.values(LATE_STRINGS).flat().includes(file);

/** The forms of a context that are loaded after its lists; every other context has both at once. */
export type FormsName = 'access-forms';

/** The word after the title in the header. */
export type ActionWord = 'add' | 'edit' | 'details' | 'invite' | 'view' | null;

/**
 * Who may open a route: `open` everyone signed in, `module` holders of any right of the module, `right` of exactly this
 * right, `su` superusers. `free` routes open for everyone, but are offered only to holders of a right of the module.
 */
export type Guard =
  | { readonly kind: 'open' }
  | { readonly kind: 'free'; readonly permission: string }
  | { readonly kind: 'module'; readonly permission: string }
  | { readonly kind: 'right'; readonly permission: string; readonly right: string }
  | { readonly kind: 'su'; readonly permission: 'su' };

/** One row of the route table. */
export interface RouteRow<Path extends string = string> {
  readonly path: Path;
  readonly action: ActionWord;
  readonly guard: Guard;
  /** Names and help key other than the module's. */
  readonly names?: string | undefined;
  readonly help?: string | undefined;
}

/** Headings of the rights catalogue. */
export type RightsGroupKey = 'content' | 'commerce' | 'catalogue' | 'site' | 'administration';

/** Rights `${prefix}.${action}`, under a heading of the catalogue. */
export interface ModuleRights {
  readonly group: RightsGroupKey;
  readonly prefix: string;
  readonly actions: readonly string[];
  /** Names other than the module's. */
  readonly names?: string | undefined;
}

/** What the console and the API know of a module; its screens are in `ui/shell/screens.ts`. */
export interface ModuleEntry {
  /** The context of its screens, null for the shell itself; absent while the module is not built. */
  readonly context?: ContextName | null;
  /** Where its screens other than the list are wired, if not with the context. */
  readonly forms?: FormsName;
  /** Branch of the strings with its names: `title` of the list, `record` of one record. */
  readonly names: string;
  readonly icon: string;
  /** Key of its help page; its own key by default. */
  readonly help?: string;
  /** Its overview is a list of records, whose first page can be requested before the screen is loaded. */
  readonly list?: true;
  /** The palette searches its records. */
  readonly search?: true;
  readonly rights?: readonly ModuleRights[];
  /** The first is the overview. The first row of all modules that fits an address is its route. */
  readonly routes: readonly [RouteRow, ...RouteRow[]];
}

export const open: Guard = { kind: 'open' };
export const su: Guard = { kind: 'su', permission: 'su' };
export const free = (permission: string): Guard => ({ kind: 'free', permission });
export const inModule = (permission: string): Guard => ({ kind: 'module', permission });
export const right = (name: string): Guard => ({
  kind: 'right',
  permission: name.slice(0, name.lastIndexOf('.')),
  right: name,
});

/** @param names and @param help where they are not the module's */
export const row = <const Path extends string>(
  path: Path,
  action: ActionWord,
  guard: Guard,
  names?: string,
  help?: string,
): RouteRow<Path> => ({ path, action, guard, names, help });

/** A list, the form of a new record, and a record. */
type RecordRows<Path extends string> = readonly [RouteRow<Path>, RouteRow<`${Path}/add`>, RouteRow<`${Path}/:id`>];

/** The routes of records with the usual guards. */
export const records = <const Path extends string>(
  path: Path,
  permission = path.slice(1),
  names?: string,
  help?: string,
): RecordRows<Path> => [
  row(path, null, inModule(permission), names, help),
  row(`${path}/add`, 'add', right(`${permission}.add`), names, help),
  row(`${path}/:id`, 'edit', right(`${permission}.edit`), names, help),
];

/** The routes of records that have no guard. */
export const freeRecords = <const Path extends string>(path: Path, permission = path.slice(1)): RecordRows<Path> => [
  row(path, null, free(permission)),
  row(`${path}/add`, 'add', free(permission)),
  row(`${path}/:id`, 'edit', free(permission)),
];

/** A module of records that is built: a list and forms, which the palette searches. */
export const plain = <const Context extends ContextName>(context: Context, names: string, icon: string) =>
  ({ context, names, icon, list: true, search: true }) as const;

/** A list whose records have no form. */
export const listed = <const Context extends ContextName>(context: Context, names: string, icon: string) =>
  ({ context, names, icon, list: true }) as const;

const RECORD = ['view', 'add', 'edit', 'delete'] as const;
export const LOCKED = [...RECORD, 'unlock'] as const;
export const SORTED = [...RECORD, 'sort'] as const;

/** Declares rights under a heading of the catalogue; without actions those of records. */
export const rightsIn =
  (group: RightsGroupKey) =>
  (prefix: string, actions: readonly string[] = RECORD, names?: string): ModuleRights => ({
    group,
    prefix,
    actions,
    names,
  });

/** Whether a person may open a route; the server checks every call again. Rule R-SES-04. */
export const mayEnter = (holder: RightsHolder, { guard }: Pick<RouteRow, 'guard'>): boolean => {
  switch (guard.kind) {
    case 'open':
    case 'free':
      return true;
    case 'module':
      return canOpenModule(holder, guard.permission);
    case 'right':
      return can(holder, guard.right);
    case 'su':
      return holder.su;
  }
};

/** Whether drawer and palette offer a route. Rule R-ACC-05. */
export const isOffered = (holder: RightsHolder, route: Pick<RouteRow, 'guard'>): boolean =>
  route.guard.kind === 'free' ? canOpenModule(holder, route.guard.permission) : mayEnter(holder, route);

/** Whether a record at a route is offered: the form of an unguarded route needs the right to edit. Rule R-ACC-05. */
export const offersRecord = (holder: RightsHolder, { guard, action }: Pick<RouteRow, 'guard' | 'action'>): boolean =>
  guard.kind === 'free' && action === 'edit' ? can(holder, `${guard.permission}.edit`) : isOffered(holder, { guard });

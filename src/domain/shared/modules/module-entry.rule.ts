import { can, canOpenModule, type RightsHolder } from '../permission';

/** Contexts that are loaded when one of their screens opens. */
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

/**
 * String files that are loaded with the screens of a context; all others are loaded with the session. Rule R-SES-05.
 */
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

/** Contexts whose forms are a separate chunk, loaded after the lists. */
export type FormsName = 'access-forms';

/** Action after the title in the header. */
export type ActionWord = 'add' | 'edit' | 'details' | 'invite' | 'view' | null;

/**
 * Who may open a route. `open`: every signed-in user; `module`: holders of any right of the module; `right`: holders of
 * this right; `su`: superusers; `free`: everyone, but shown only to holders of a right of the module.
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
  /** Override of the module's string prefix and help key. */
  readonly names?: string | undefined;
  readonly help?: string | undefined;
}

/** Headings of the rights catalogue. */
export type RightsGroupKey = 'content' | 'commerce' | 'catalogue' | 'site' | 'administration';

/** Rights `${prefix}.${action}` in a group of the rights catalogue. */
export interface ModuleRights {
  readonly group: RightsGroupKey;
  readonly prefix: string;
  readonly actions: readonly string[];
  /** Override of the module's string prefix. */
  readonly names?: string | undefined;
}

/** Definition of a module, used by console and API; its screens are in `ui/shell/screens.ts`. */
export interface ModuleEntry {
  /** Context of the screens; null for the shell; absent while the module is not implemented. */
  readonly context?: ContextName | null;
  /** Separate chunk with the forms, if any. */
  readonly forms?: FormsName;
  /** String key prefix of its names: `title` of the list, `record` of one record. */
  readonly names: string;
  readonly icon: string;
  /** Help key; the module key by default. */
  readonly help?: string;
  /** The overview is a list of records; its first page can be prefetched. */
  readonly list?: true;
  /** The palette searches the records of this module. */
  readonly search?: true;
  readonly rights?: readonly ModuleRights[];
  /** The first route is the overview. A URL belongs to the first matching route of all modules. */
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

/** @param names and @param help override those of the module */
export const row = <const Path extends string>(
  path: Path,
  action: ActionWord,
  guard: Guard,
  names?: string,
  help?: string,
): RouteRow<Path> => ({ path, action, guard, names, help });

/** Routes of a list, a new record and a record. */
type RecordRows<Path extends string> = readonly [RouteRow<Path>, RouteRow<`${Path}/add`>, RouteRow<`${Path}/:id`>];

/** Record routes with the usual guards. */
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

/** Record routes without guards. */
export const freeRecords = <const Path extends string>(path: Path, permission = path.slice(1)): RecordRows<Path> => [
  row(path, null, free(permission)),
  row(`${path}/add`, 'add', free(permission)),
  row(`${path}/:id`, 'edit', free(permission)),
];

/** A module with a list, forms and palette search. */
export const plain = <const Context extends ContextName>(context: Context, names: string, icon: string) =>
  ({ context, names, icon, list: true, search: true }) as const;

/** A module with a list without forms. */
export const listed = <const Context extends ContextName>(context: Context, names: string, icon: string) =>
  ({ context, names, icon, list: true }) as const;

const RECORD = ['view', 'add', 'edit', 'delete'] as const;
export const LOCKED = [...RECORD, 'unlock'] as const;
export const SORTED = [...RECORD, 'sort'] as const;

/** Declares rights in a group of the catalogue; the record actions by default. */
export const rightsIn =
  (group: RightsGroupKey) =>
  (prefix: string, actions: readonly string[] = RECORD, names?: string): ModuleRights => ({
    group,
    prefix,
    actions,
    names,
  });

/** Whether the user may open a route; the server checks each call again. Rule R-SES-04. */
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

/** Whether drawer and palette show a route. Rule R-ACC-05. */
export const isOffered = (holder: RightsHolder, route: Pick<RouteRow, 'guard'>): boolean =>
  route.guard.kind === 'free' ? canOpenModule(holder, route.guard.permission) : mayEnter(holder, route);

/**
 * Whether records of a route are shown as links: on an unguarded route, a form needs the right to edit. Rule R-ACC-05.
 */
export const offersRecord = (holder: RightsHolder, { guard, action }: Pick<RouteRow, 'guard' | 'action'>): boolean =>
  guard.kind === 'free' && action === 'edit' ? can(holder, `${guard.permission}.edit`) : isOffered(holder, { guard });

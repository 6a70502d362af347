/** Whose rights are asked: superusers pass every check. */
export interface Holder {
  readonly su: boolean;
  readonly rights: readonly string[];
}

/** The exact right, for example `users.edit`. Rule R-ACC-04. */
export const can = (holder: Holder, right: string): boolean => holder.su || holder.rights.includes(right);

/** Any right whose first segment is the module's key. Rule R-ACC-05. */
export const canOpenModule = (holder: Holder, module: string): boolean =>
  holder.su || holder.rights.some((right) => right.split('.')[0] === module.split('.')[0]);

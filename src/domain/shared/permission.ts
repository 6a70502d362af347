/** Whose rights are checked; superusers pass every check. */
export interface RightsHolder {
  readonly su: boolean;
  readonly rights: readonly string[];
}

/** Checks one right, such as `users.edit`. Rule R-ACC-04. */
export const can = (holder: RightsHolder, right: string): boolean => holder.su || holder.rights.includes(right);

/** Checks for any right in the module's first segment. Rule R-ACC-05. */
export const canOpenModule = (holder: RightsHolder, module: string): boolean =>
  holder.su || holder.rights.some((right) => right.split('.')[0] === module.split('.')[0]);

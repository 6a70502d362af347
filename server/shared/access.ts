import type { Access, Caller } from './endpoint';
import { forbidden, unauthenticated } from './refusal';

type Holder = Pick<Caller, 'su' | 'rights'>;

/** The exact right, or a superuser. Rule R-ACC-04. */
export const holds = ({ su, rights }: Holder, right: string): boolean => su || rights.includes(right);

/** Any right whose first segment is the module's key, or a superuser. Rule R-ACC-05. */
export const mayOpen = ({ su, rights }: Holder, module: string): boolean =>
  su || rights.some((right) => right.split('.')[0] === module);

/** Refuses with 401 or 403 unless the caller passes the endpoint's row in the table. */
export const checkAccess = (access: Access, caller: Caller | null): void => {
  if (access.kind === 'open') return;
  if (caller === null) throw unauthenticated();
  if (access.kind === 'right' && !holds(caller, access.right)) throw forbidden();
  if (access.kind === 'modules' && !access.modules.some((module) => mayOpen(caller, module))) throw forbidden();
};

import { can, canOpenModule } from '../../src/domain/shared/permission';
import type { Access, Caller } from './endpoint';
import { forbidden, unauthenticated } from './refusal';

/** Refuses with 401 or 403 when the caller may not use an endpoint. Rules R-ACC-04 and R-ACC-05. */
export const checkAccess = (access: Access, caller: Caller | null): void => {
  if (access.kind === 'open') return;
  if (caller === null) throw unauthenticated();
  if (access.kind === 'su' && !caller.su) throw forbidden('su');
  if (access.kind === 'right' && !can(caller, access.right)) throw forbidden(access.right);
  if (access.kind === 'rights' && !access.rights.some((right) => can(caller, right)))
    throw forbidden(access.rights.join(', '));
  if (access.kind === 'modules' && !access.modules.some((module) => canOpenModule(caller, module)))
    throw forbidden(access.modules.map((module) => `${module}.*`).join(', '));
};

import { can, canOpenModule } from '../../src/domain/shared/permission';
import type { Access, Caller } from './endpoint';
import { forbidden, unauthenticated } from './refusal';

/** The right that the caller lacks, for the log; null if none. Rules R-ACC-04 and R-ACC-05. */
export const missingRight = (access: Access, caller: Caller): string | null => {
  switch (access.kind) {
    case 'open':
    case 'signed-in':
      return null;
    case 'su':
      return caller.su ? null : 'su';
    case 'right':
      return can(caller, access.right) ? null : access.right;
    case 'rights':
      return access.rights.some((right) => can(caller, right)) ? null : access.rights.join(', ');
    case 'modules':
      return access.modules.some((module) => canOpenModule(caller, module))
        ? null
        : access.modules.map((module) => `${module}.*`).join(', ');
  }
};

/** Refuses with 401 or 403 when the caller may not use an endpoint. */
export const checkAccess = (access: Access, caller: Caller | null): void => {
  if (access.kind === 'open') return;
  if (caller === null) throw unauthenticated();
  const missing = missingRight(access, caller);
  if (missing !== null) throw forbidden(missing);
};

import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { CurrentSession } from '../../../application/shared/current-person';
import { Clock } from '../../../application/shared/ports/clock.port';
import { can } from '../../../domain/shared/permission';
import type { Session } from '../../../domain/shared/session';
import { createFormat, type Format } from '../../../domain/shared/format';
import { useService } from './use-service';

/** The current session; only inside the shell. */
export const useSession = (): Session => {
  const session = useSelector(useService(CurrentSession), ({ context }) => context.session);
  if (session === null) throw new Error('A view of the shell is shown to nobody');
  return session;
};

/** The person's permissions for one module. */
export interface Allowed {
  readonly add: boolean;
  readonly edit: boolean;
  readonly remove: boolean;
  /** Right to take over a lock. */
  readonly unlock: boolean;
}

export const useAllowed = (right: string): Allowed => {
  const { me } = useSession();
  return useMemo(
    () => ({
      add: can(me, `${right}.add`),
      edit: can(me, `${right}.edit`),
      remove: can(me, `${right}.delete`),
      unlock: can(me, `${right}.unlock`),
    }),
    [me, right],
  );
};

/** The formatter for the person's language and formats, and the browser's time zone. */
export const useFormat = (): Format => {
  const { settings } = useSession().me;
  const zone = useService(Clock).zone();
  return useMemo(() => createFormat({ ...settings, zone }), [settings, zone]);
};

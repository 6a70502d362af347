import type { LockRef } from '../../domain/content/editor-lock';

/** Name of the lock of an item between browser tabs. */
export const tabNameOf = ({ module, id }: LockRef): string => `${module}/${id}`;

import type { LockRef } from '../../domain/content/editor-lock';

/** Name of the browser-wide lock of an item. */
export const tabNameOf = ({ module, id }: LockRef): string => `${module}/${id}`;

import type { LockRef } from '../../domain/content/editor-lock';

/** What the tabs of a browser call the work on an item. */
export const tabNameOf = ({ module, id }: LockRef): string => `${module}/${id}`;

import type { Id } from '../../domain/shared/id';

/** Address of a record below that of its list. @param list such as `/users` */
export const recordPath = (list: string, id: Id): string => `${list}/${encodeURIComponent(id)}`;

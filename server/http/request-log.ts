/** Pages whose paths contain e-mail addresses and codes. */
const PRIVATE_PAGES = ['accept', 'reset'];

/** Path for the log, without query, e-mail addresses, codes and long segments. */
export const loggedPath = (target: string): string => {
  const [path = ''] = target.split('?');
  const segments = path.split('/');
  const secretFrom = segments.findIndex((segment) => PRIVATE_PAGES.includes(segment));
  const isApi = segments[1] === 'api';
  return segments
    .map((segment, place) => {
      const hidden = (!isApi && secretFrom >= 0 && place > secretFrom) || /@|%40/i.test(segment) || segment.length > 60;
      // Prevents log injection and terminal escape sequences.
      return hidden ? '…' : segment.replace(/[^\x21-\x7e]/g, '?');
    })
    .join('/');
};

/** A request that was answered. */
export interface LoggedRequest {
  readonly method: string;
  /** As it was sent. */
  readonly target: string;
  /** Pattern of the path, such as `/api/user/:id`. */
  readonly route: string;
  readonly status: number;
  readonly ms: number;
  readonly id: string;
}

/** Segments that name a person or open a door are left out of the log. */
const SECRET_PAGES = ['accept', 'reset'];

/** A path without query, e-mail addresses, codes or other long values. */
export const loggedPath = (target: string): string => {
  const [path = ''] = target.split('?');
  const segments = path.split('/');
  const secretFrom = segments.findIndex((segment) => SECRET_PAGES.includes(segment));
  const isApi = segments[1] === 'api';
  return segments
    .map((segment, place) => {
      const hidden = (!isApi && secretFrom >= 0 && place > secretFrom) || /@|%40/i.test(segment) || segment.length > 60;
      // Whatever could break the line or colour a terminal does not reach it.
      return hidden ? '…' : segment.replace(/[^\x21-\x7e]/g, '?');
    })
    .join('/');
};

/** One line: moment, method, path, status, duration in milliseconds, id of the request. */
export const logLine = (
  moment: number,
  method: string,
  target: string,
  status: number,
  ms: number,
  id: string,
): string => `${new Date(moment).toISOString()} ${method} ${loggedPath(target)} ${status} ${Math.round(ms)}ms ${id}`;

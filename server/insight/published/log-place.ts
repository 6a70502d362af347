/** Project file and line. */
export interface LogPlace {
  readonly file: string;
  readonly line: number;
}

/** A stack frame in a project file: the last `server` or `src` in the path is the project's. */
const FRAME = /^\s*at .*[/\\]((?:server|src)[/\\][^()]*?\.ts):(\d+):\d+\)?$/;
/** Maximum characters of a frame; a longer line is part of a message, which can contain personal data. */
const LONGEST_FRAME = 1_000;
/** Files that only forward errors or log entries of others. */
const PASSING_ON = [
  'server/insight/published/write-log.ts',
  'server/insight/published/log-place.ts',
  'server/shared/refusal.ts',
];

/** The project file and line where an error was thrown, relative to the project folder; null if the stack has none. */
export const placeOf = (failure: unknown): LogPlace | null => {
  if (!(failure instanceof Error)) return null;
  const place = (failure.stack ?? '')
    .split('\n')
    .filter((frame) => frame.length <= LONGEST_FRAME && !frame.includes('node_modules'))
    .map((frame) => FRAME.exec(frame))
    .flatMap((found) =>
      found === null ? [] : [{ file: (found[1] ?? '').replaceAll('\\', '/'), line: Number(found[2]) }],
    )
    .find(({ file }) => !PASSING_ON.includes(file));
  return place ?? placeOf(failure.cause);
};

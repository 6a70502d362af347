import { inspect } from 'node:util';

/** An event of a Chromium trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly data?: { readonly documentLoaderURL?: string; readonly isOutermostMainFrame?: boolean } };
}

/** Kinds of main-thread work by event name in the trace; the first match counts. */
const KINDS: Readonly<Record<string, RegExp>> = {
  'script evaluation and compilation': /^(EvaluateScript|v8\.(compile|evaluate|produce|deserialize)|V8\.Compile)/i,
  'collection of garbage': /GC/,
  'parsing of HTML': /^ParseHTML/,
  'style': /^(UpdateLayoutTree|RecalculateStyles|ParseAuthorStyleSheet|ScheduleStyle)/,
  'layout': /^(Layout|UpdateLayer$|IntersectionObserver)/,
  'paint': /^(PrePaint|Paint|Layerize|Commit|CompositeLayers|RasterTask|ImageDecode)/,
  'scripting functions':
    /^(FunctionCall|RunMicrotasks|v8\.|V8\.|TimerFire|EventDispatch|FireAnimationFrame|FireIdle|XHR|HandlePostMessage)/,
};
export const WORK = [...Object.keys(KINDS), 'other'];

export const TRACED = ['devtools.timeline', 'disabled-by-default-v8.compile', 'v8', 'v8.execute', 'blink.user_timing'];

const kindOf = (name: string): string =>
  Object.entries(KINDS).find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';

/**
 * Sums the main-thread work of the last navigation by kind; nested events count only once. @param until end in ms
 * since navigation @returns ms by kind
 */
export const workOf = (trace: Buffer, until: number): Readonly<Record<string, number>> => {
  // Cast: the format of Chromium's traces.
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly TraceEvent[] };
  const start = traceEvents.findLast(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL?.startsWith('http') === true,
  );
  if (start === undefined) throw new Error(`No navigation in a trace of ${inspect(traceEvents.length)} events`);
  const end = start.ts + until * 1000;
  const threads = new Map<number, TraceEvent[]>();
  for (const event of traceEvents)
    if (event.ph === 'X' && event.pid === start.pid && event.ts < end && event.ts + (event.dur ?? 0) > start.ts)
      threads.set(event.tid, [...(threads.get(event.tid) ?? []), event]);
  return selfTimes(threads.get(start.tid) ?? [], start.ts, end);
};

/** Events of one thread are nested: an event ends after the events that start inside it. */
const selfTimes = (events: readonly TraceEvent[], start: number, end: number): Readonly<Record<string, number>> => {
  const sums: Record<string, number> = Object.fromEntries(WORK.map((kind) => [kind, 0]));
  const open: { readonly kind: string; readonly until: number }[] = [];
  const within = (time: number): number => Math.min(Math.max(time, start), end);
  const add = (kind: string, time: number): void => {
    sums[kind] = (sums[kind] ?? 0) + time / 1000;
  };
  for (const { name, ts, dur = 0 } of events.toSorted(
    (one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0),
  )) {
    while ((open.at(-1)?.until ?? Infinity) <= ts) open.pop();
    const time = within(ts + dur) - within(ts);
    const around = open.at(-1);
    // An event without a kind counts for the event that contains it.
    const own = kindOf(name);
    const kind = own === 'other' ? (around?.kind ?? 'other') : own;
    if (around !== undefined) add(around.kind, -time);
    add(kind, time);
    open.push({ kind, until: ts + dur });
  }
  return sums;
};

import { filter, merge, throttleTime, type Observable, type Subscription } from 'rxjs';
import { fromCallback } from 'xstate';
import type { LiveEvents, WatchedRecord } from './ports/live-events.port';

/** Minimum milliseconds between reloads of a list that others change. */
const READ_EVERY = 2000;

/** The requested rows are displayed; the first rows do not wait for the event stream. */
export interface RowsShown {
  readonly type: 'rows.shown';
}

/** Actor that sends `rows.doubted` when rows may have changed outside this page. Rule R-LIV-06. */
export const followChanges = <Input>(changesOf: (input: Input) => Observable<unknown>) =>
  fromCallback<RowsShown, Input>(({ input, receive, sendBack }) => {
    let heard: Subscription | null = null;
    let [isShown, isOld] = [false, false];
    // Only once per load, as a slow list would otherwise restart forever.
    const tell = (): void => {
      isOld = !isShown;
      if (isShown) sendBack({ type: 'rows.doubted' });
      isShown = false;
    };
    receive(() => {
      isShown = true;
      heard ??= changesOf(input)
        .pipe(throttleTime(READ_EVERY, undefined, { leading: false, trailing: true }))
        .subscribe(tell);
      if (isOld) tell();
    });
    return () => {
      heard?.unsubscribe();
    };
  });

/** Follows changes of the records of these resources. */
export const followRows = (live: Pick<LiveEvents, 'watchList'>, ...resources: readonly string[]) =>
  followChanges(() => merge(...resources.map((resource) => live.watchList(resource))));

/** Emits when a record may have changed outside this page, also when events may have been missed. */
export const changesOf = (live: Pick<LiveEvents, 'watch'>, record: WatchedRecord): Observable<unknown> => {
  let wasConnected = false;
  return live.watch(record).pipe(
    filter(({ type }) => {
      if (type !== 'connected') return type === 'record' || type === 'polled';
      const isAgain = wasConnected;
      wasConnected = true;
      return isAgain;
    }),
  );
};

import { ContainerModule } from 'inversify';
import { catchError, defer, EMPTY, switchMap, type Observable } from 'rxjs';
import { LiveEvents } from '../../../application/shared/ports/live-events.port';
import { provide } from '../../../application/shared/provide.module';
import { ApiSettings, Fetch } from './transport';

/** Live events for signed-in screens. The code of the stream loads when something is watched. */
export const shellHttpModule = new ContainerModule((options) => {
  provide(
    options,
    LiveEvents,
    (fetch, settings) => {
      let loading: Promise<LiveEvents> | null = null;
      const load = (): Promise<LiveEvents> =>
        (loading ??= import(/* webpackChunkName: "live" */ './live-events.http').then(
          ({ LiveEventsHttp, browserPage }) => new LiveEventsHttp(fetch, settings, browserPage(globalThis.window)),
          (failure: unknown) => {
            loading = null;
            throw failure;
          },
        ));
      const whenLoaded = <A>(watch: (live: LiveEvents) => Observable<A>): Observable<A> =>
        defer(load).pipe(
          switchMap(watch),
          // If the code of the stream does not load, there are no live events.
          catchError(() => EMPTY),
        );
      return {
        watch: (record) => whenLoaded((live) => live.watch(record)),
        changedHere: (record) => {
          load().then(
            (live) => {
              live.changedHere(record);
            },
            () => undefined,
          );
        },
        watchList: (resource) => whenLoaded((live) => live.watchList(resource)),
      };
    },
    [Fetch, ApiSettings],
  );
});

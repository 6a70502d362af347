import { Observable } from 'rxjs';
import { fromObservable, type ObservableActorLogic } from 'xstate';
import type { LockRef } from '../../domain/content/editor-lock';
import type { TabLocks } from '../shared/ports/tab-locks.port';
import { token } from '../shared/token';
import { tabNameOf } from './tab-name';

/**
 * Whether another tab of this browser was at work on an item when it was opened; false as soon as that one has left it.
 */
export type WiredElsewhere = ObservableActorLogic<boolean, LockRef>;
export const WiredElsewhere = token<WiredElsewhere>('elsewhere');

/** Plugs it into the locks between the tabs of a browser. */
export const wireElsewhere = (tabs: TabLocks): WiredElsewhere =>
  fromObservable(
    ({ input }: { readonly input: LockRef }) =>
      new Observable<boolean>((told) =>
        tabs.follow(tabNameOf(input), (isTaken) => {
          told.next(isTaken);
        }),
      ),
  );

import { Observable } from 'rxjs';
import { fromObservable, type ObservableActorLogic } from 'xstate';
import type { LockRef } from '../../domain/content/editor-lock';
import type { TabLocks } from '../shared/ports/tab-locks.port';
import { token } from '../shared/token';
import { tabNameOf } from './tab-name';

/** Whether another tab of this browser edits an item; becomes false when it leaves. */
export type WiredOpenInOtherTab = ObservableActorLogic<boolean, LockRef>;
export const WiredOpenInOtherTab = token<WiredOpenInOtherTab>('elsewhere');

export const wireOpenInOtherTab = (tabs: Pick<TabLocks, 'follow'>): WiredOpenInOtherTab =>
  fromObservable(
    ({ input }: { readonly input: LockRef }) =>
      new Observable<boolean>((told) =>
        tabs.follow(tabNameOf(input), (isTaken) => {
          told.next(isTaken);
        }),
      ),
  );

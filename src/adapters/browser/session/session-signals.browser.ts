import { Subject } from 'rxjs';
import type { SessionSignal, SessionSignals } from '../../../application/session/ports/session-signals.port';

/** The part of `BroadcastChannel` that this adapter uses; messages reach other tabs only. */
export interface Channel {
  onmessage: ((event: MessageEvent<unknown>) => void) | null;
  postMessage(message: unknown): void;
}

const SIGNALS: readonly SessionSignal[] = ['began', 'signed-out', 'rights-changed', 'website-switched'];

/** Session signals of this page's transport and of other tabs of this browser. */
export class BrowserSessionSignals implements SessionSignals {
  private readonly signals = new Subject<SessionSignal>();
  readonly received = this.signals.asObservable();
  private held: Subject<boolean> | null = null;

  /** @param channel null in a browser without `BroadcastChannel`: signals then do not reach other tabs */
  constructor(private readonly channel: Channel | null) {
    if (channel === null) return;
    // Ignores messages of other console versions that cannot be parsed.
    channel.onmessage = ({ data }) => {
      const signal = SIGNALS.find((known) => known === data);
      if (signal !== undefined) this.signals.next(signal);
    };
  }

  broadcast(signal: SessionSignal): void {
    this.channel?.postMessage(signal);
  }

  /** Raises a signal of this page's own transport, such as a 401. */
  emitLocally(signal: SessionSignal): void {
    this.signals.next(signal);
  }

  pauseRefusedCalls(): void {
    this.held = new Subject();
  }

  release(isResumed: boolean): void {
    this.held?.next(isResumed);
    this.held = null;
  }

  resumed(): Promise<boolean> {
    const { held } = this;
    return held === null
      ? Promise.resolve(false)
      : new Promise((resolve) => {
          held.subscribe(resolve);
        });
  }
}

/** Minimum milliseconds between two checks of rights on return to the page. Rule R-ACC-13. */
export const RIGHTS_CHECK_INTERVAL = 60_000;

/**
 * Raises `returned` when the tab becomes visible or the window gets the focus. A return within `RIGHTS_CHECK_INTERVAL`
 * is raised when that time is over.
 */
export const watchReturns = (
  window: Pick<Window, 'addEventListener' | 'document' | 'setTimeout'>,
  signals: Pick<SessionSignals, 'emitLocally'>,
): void => {
  let [resting, owed] = [false, false];
  const look = (): void => {
    owed = resting;
    if (resting) return;
    resting = true;
    window.setTimeout(() => {
      resting = false;
      if (owed) look();
    }, RIGHTS_CHECK_INTERVAL);
    signals.emitLocally('returned');
  };
  const back = (): void => {
    if (window.document.visibilityState === 'visible') look();
  };
  window.addEventListener('focus', back);
  window.document.addEventListener('visibilitychange', back);
};

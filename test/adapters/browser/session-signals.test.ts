import {
  BrowserSessionSignals,
  watchReturns,
  RIGHTS_CHECK_INTERVAL,
} from '../../../src/adapters/browser/session/session-signals.browser';
import type { SessionSignal, SessionSignals } from '../../../src/application/session/ports/session-signals.port';

const open: BroadcastChannel[] = [];
const tab = (name: string): BrowserSessionSignals => {
  const channel = new BroadcastChannel(name);
  open.push(channel);
  return new BrowserSessionSignals(channel);
};
const heardBy = (signals: SessionSignals): SessionSignal[] => {
  const heard: SessionSignal[] = [];
  signals.received.subscribe((signal) => heard.push(signal));
  return heard;
};
const next = (signals: SessionSignals): Promise<SessionSignal> =>
  new Promise((resolve) => {
    signals.received.subscribe(resolve);
  });

afterEach(() => {
  for (const channel of open.splice(0)) channel.close();
});

it('what is told reaches the other tabs and not the teller', async () => {
  const [teller, other, third] = [tab('told'), tab('told'), tab('told')];
  const own = heardBy(teller);
  const reached = Promise.all([next(other), next(third)]);
  teller.broadcast('website-switched');
  expect(await reached).toEqual(['website-switched', 'website-switched']);
  expect(own).toEqual([]);
});

it('what is raised is heard on this page only', async () => {
  const [page, other] = [tab('raised'), tab('raised')];
  const own = heardBy(page);
  const elsewhere = heardBy(other);
  page.emitLocally('ended');
  expect(own).toEqual(['ended']);
  const reached = next(other);
  page.broadcast('rights-changed');
  await reached;
  expect(elsewhere).toEqual(['rights-changed']);
});

it('what another version says and nobody knows is not heard', async () => {
  const page = tab('strange');
  const speaker = new BroadcastChannel('strange');
  open.push(speaker);
  const heard = heardBy(page);
  const reached = next(page);
  for (const message of ['exploded', { type: 'ended' }, null, 'signed-out']) speaker.postMessage(message);
  await reached;
  expect(heard).toEqual(['signed-out']);
});

it('a browser without channels hears itself', () => {
  const page = new BrowserSessionSignals(null);
  const heard = heardBy(page);
  page.broadcast('ended');
  page.emitLocally('ended');
  expect(heard).toEqual(['ended']);
});

describe('a page that gets the eyes of a person again (R-ACC-13)', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const aPage = () => {
    const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
    const window = Object.assign(new EventTarget(), { document, setTimeout });
    const page = tab('returned');
    // `watchReturns` uses only the events, the clock and the visibility of a window.
    watchReturns(window as unknown as Window, page);
    const turn = (visibilityState: string): void => {
      document.visibilityState = visibilityState;
      document.dispatchEvent(new Event('visibilitychange'));
    };
    return {
      heard: heardBy(page),
      turn,
      focus: () => {
        window.dispatchEvent(new Event('focus'));
      },
    };
  };

  it('says so; one that loses them says nothing', () => {
    const { heard, turn, focus } = aPage();
    turn('hidden');
    expect(heard).toEqual([]);
    turn('visible');
    expect(heard).toEqual(['returned']);
    jest.advanceTimersByTime(RIGHTS_CHECK_INTERVAL);
    focus();
    expect(heard).toEqual(['returned', 'returned']);
  });

  it('ten times within a minute says so at once, and once more when the minute is over', () => {
    const { heard, focus } = aPage();
    for (let time = 0; time < 10; time += 1) focus();
    jest.advanceTimersByTime(RIGHTS_CHECK_INTERVAL - 1);
    expect(heard).toEqual(['returned']);
    jest.advanceTimersByTime(1);
    expect(heard).toEqual(['returned', 'returned']);
    jest.advanceTimersByTime(10 * RIGHTS_CHECK_INTERVAL);
    expect(heard).toEqual(['returned', 'returned']);
    focus();
    expect(heard).toEqual(['returned', 'returned', 'returned']);
  });
});

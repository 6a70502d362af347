import { BrowserSessionSignals, hearReturns } from '../../../src/adapters/browser/session/session-signals.browser';
import type { SessionSignal, SessionSignals } from '../../../src/application/session/ports/session-signals.port';

const open: BroadcastChannel[] = [];
const tab = (name: string): BrowserSessionSignals => {
  const channel = new BroadcastChannel(name);
  open.push(channel);
  return new BrowserSessionSignals(channel);
};
const heardBy = (signals: SessionSignals): SessionSignal[] => {
  const heard: SessionSignal[] = [];
  signals.heard.subscribe((signal) => heard.push(signal));
  return heard;
};
const next = (signals: SessionSignals): Promise<SessionSignal> =>
  new Promise((resolve) => { signals.heard.subscribe(resolve); });

afterEach(() => { for (const channel of open.splice(0)) channel.close(); });

it('what is told reaches the other tabs and not the teller', async () => {
  const [teller, other, third] = [tab('told'), tab('told'), tab('told')];
  const own = heardBy(teller);
  const reached = Promise.all([next(other), next(third)]);
  teller.tell('website-switched');
  expect(await reached).toEqual(['website-switched', 'website-switched']);
  expect(own).toEqual([]);
});

it('what is raised is heard on this page only', async () => {
  const [page, other] = [tab('raised'), tab('raised')];
  const own = heardBy(page);
  const elsewhere = heardBy(other);
  page.raise('ended');
  expect(own).toEqual(['ended']);
  const reached = next(other);
  page.tell('rights-changed');
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
  page.tell('ended');
  page.raise('ended');
  expect(heard).toEqual(['ended']);
});

it('a page that gets the eyes of a person again says so on this page only; one that loses them says nothing', () => {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const window = Object.assign(new EventTarget(), { document });
  const page = tab('returned');
  const heard = heardBy(page);
  // Of a window, only its events and whether it is seen are looked at.
  hearReturns(window as unknown as Window, page);
  window.dispatchEvent(new Event('focus'));
  document.visibilityState = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['returned']);
  document.visibilityState = 'visible';
  document.dispatchEvent(new Event('visibilitychange'));
  expect(heard).toEqual(['returned', 'returned']);
});

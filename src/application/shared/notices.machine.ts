import { setup } from 'xstate';
import { LASTING, type Notice } from '../../domain/shared/notice';
import { phantom } from '../../domain/shared/phantom';
import { token } from './token';

/** A notice on the screen; ids count up, so the newest is the last. */
export interface ShownNotice extends Notice {
  readonly id: number;
}

interface NoticesContext {
  readonly shown: readonly ShownNotice[];
  readonly next: number;
}

type NoticesEvent =
  | { readonly type: 'notice.shown'; readonly notice: Notice }
  | { readonly type: 'notice.expired'; readonly id: number }
  | { readonly type: 'notice.closed'; readonly id: number }
  /** There is nothing to tell of it any more. */
  | { readonly type: 'topic.closed'; readonly topic: string }
  /** Someone points at a notice or has the focus in it: nothing leaves until they let go. */
  | { readonly type: 'notice.held' }
  | { readonly type: 'notice.released' };

/** More than this many at once would bury the page; the oldest goes first. Rule R-SHR-14. */
export const MOST_NOTICES = 5;

const timerOf = (id: number): string => `notice-${String(id)}`;

const machine = setup({
  types: { context: phantom<NoticesContext>(), events: phantom<NoticesEvent>() },
  guards: {
    /** There is something of the topic that goes. */
    isTold: ({ context, event }) => 'topic' in event && context.shown.some(({ topic }) => topic === event.topic),
  },
});

const without = (shown: readonly ShownNotice[], gone: string | undefined): readonly ShownNotice[] =>
  shown.filter(({ topic }) => topic === undefined || topic !== gone);

const show = machine.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'notice.shown') return;
  const shown = { ...event.notice, id: context.next };
  enqueue.assign({
    shown: [...without(context.shown, shown.topic), shown].slice(-MOST_NOTICES),
    next: context.next + 1,
  });
  if (shown.duration !== LASTING)
    enqueue.raise({ type: 'notice.expired', id: shown.id }, { id: timerOf(shown.id), delay: shown.duration });
});

const startAnew = machine.enqueueActions(({ context, enqueue }) => {
  for (const { id, duration } of context.shown) {
    if (duration === LASTING) continue;
    enqueue.cancel(timerOf(id));
    enqueue.raise({ type: 'notice.expired', id }, { id: timerOf(id), delay: duration });
  }
});

const remove = machine.assign({
  shown: ({ context, event }) => ('id' in event ? context.shown.filter(({ id }) => id !== event.id) : context.shown),
});

const closeTopic = machine.assign({
  shown: ({ context, event }) => ('topic' in event ? without(context.shown, event.topic) : context.shown),
});

/** Messages that come and go by themselves; a held message waits, and its time starts anew when it is let go. */
export const noticesMachine = machine.createMachine({
  id: 'notices',
  context: { shown: [], next: 1 },
  initial: 'running',
  on: {
    'notice.shown': { actions: show },
    'notice.closed': { actions: remove },
    'topic.closed': { actions: closeTopic },
  },
  states: {
    running: { on: { 'notice.expired': { actions: remove }, 'notice.held': 'held' } },
    held: {
      on: {
        'notice.released': { target: 'running', actions: startAnew },
        // A pointer that stood on what was closed never reports that it left.
        'notice.closed': { target: 'running', actions: [remove, startAnew] },
        'topic.closed': { guard: 'isTold', target: 'running', actions: [closeTopic, startAnew] },
      },
    },
  },
});

/** Where any part of the console leaves a message. */
export interface Notices {
  show(notice: Notice): void;
  /** Takes away what is told of a topic. */
  close(topic: string): void;
}
export const Notices = token<Notices>('notices');

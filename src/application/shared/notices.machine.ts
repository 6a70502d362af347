import { setup } from 'xstate';
import { LASTING, type Notice } from '../../domain/shared/notice';
import { sameValue } from '../../domain/shared/same-value';
import { phantom } from '../../domain/shared/phantom';
import { token } from './token';

/** Displayed notice; ids ascend. */
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
  /** Closes the notice of a topic. */
  | { readonly type: 'topic.closed'; readonly topic: string }
  /** Pointer or focus on a notice pauses all timers. */
  | { readonly type: 'notice.held' }
  | { readonly type: 'notice.released' };

/** Maximum notices; the oldest is removed. A repeated notice replaces its predecessor. Rule R-SHR-14. */
export const MOST_NOTICES = 5;

const timerOf = (id: number): string => `notice-${String(id)}`;

const machine = setup({
  types: { context: phantom<NoticesContext>(), events: phantom<NoticesEvent>() },
  guards: {
    /** A notice of the topic is displayed. */
    isTold: ({ context, event }) => 'topic' in event && context.shown.some(({ topic }) => topic === event.topic),
  },
});

const without = (shown: readonly ShownNotice[], gone: string | undefined): readonly ShownNotice[] =>
  shown.filter(({ topic }) => topic === undefined || topic !== gone);

/** Whether two notices have the same texts and place. A notice with an action is never equal to another. */
const saysSame = (one: Notice, other: Notice): boolean =>
  one.action === undefined &&
  other.action === undefined &&
  one.key === other.key &&
  one.place === other.place &&
  sameValue(one.values, other.values) &&
  sameValue(one.more, other.more);

const show = machine.enqueueActions(({ context, event, enqueue }) => {
  if (event.type !== 'notice.shown') return;
  const shown = { ...event.notice, id: context.next };
  enqueue.assign({
    shown: [...without(context.shown, shown.topic).filter((earlier) => !saysSame(earlier, shown)), shown].slice(
      -MOST_NOTICES,
    ),
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

/** Timed notices; timers pause while held and restart afterwards. */
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
        // A closed notice under the pointer emits no leave event.
        'notice.closed': { target: 'running', actions: [remove, startAnew] },
        'topic.closed': { guard: 'isTold', target: 'running', actions: [closeTopic, startAnew] },
      },
    },
  },
});

/** Shows notices from anywhere in the console. */
export interface Notices {
  show(notice: Notice): void;
  close(topic: string): void;
}
export const Notices = token<Notices>('notices');

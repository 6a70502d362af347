import {
  initialTransition,
  transition,
  type ActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  type EventObject,
  type Snapshot,
  type SnapshotFrom,
  type StateValue,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getStateNodes } from 'xstate/graph';

/** The snapshot of a machine in a walk: its state and context. */
export type Stand<Context> = Snapshot<unknown> & { readonly value: StateValue; readonly context: Context };

/** The input of a walk: one event for each possible event, and the part of the context that affects transitions. */
export interface Walk<Context> {
  readonly input?: unknown;
  readonly events: Readonly<Record<string, AnyEventObject>>;
  readonly remember: (context: Context) => unknown;
  /** Effects outside the machine, such as typing into its form; null for events of the machine. */
  readonly outside?: (before: Stand<Context>, event: EventObject) => Context | null;
}

/** One step of a walk: state before, event, state after. */
export interface Step<Context = unknown> {
  readonly before: Stand<Context>;
  readonly event: string;
  readonly after: Stand<Context>;
}

/** The state of a machine as text: `signedIn.working`, or `list.shown + removal.idle` of a parallel machine. */
export const nameOf = (value: StateValue): string =>
  typeof value === 'string'
    ? value
    : Object.entries(value)
        .map(([key, inner]) => (inner === undefined ? key : `${key}.${nameOf(inner)}`))
        .join(' + ');

/** The outermost state of a machine that is not parallel. */
export const topOf = (value: StateValue): string => nameOf(value).replace(/\..*/, '');

/** The event with which an invoked actor (`0.machine.state`) returns its output. */
export const done = (actor: string, output: unknown): EventObject & { readonly output: unknown } => ({
  type: `xstate.done.actor.${actor}`,
  output,
});

/** The event of an invoked actor that failed. */
export const broke = (actor: string): EventObject & { readonly error: unknown } => ({
  type: `xstate.error.actor.${actor}`,
  error: new Error('broke'),
});

/** The event of an elapsed delay. */
export const after = (delay: string, state: string): EventObject => ({ type: `xstate.after.${delay}.${state}` });

/** Names of all states that are not transient. */
export const restingStates = (machine: AnyStateMachine): readonly string[] =>
  getStateNodes(machine)
    .filter(({ type }) => type === 'atomic' || type === 'final')
    .map(({ path }) => path.join('.'))
    .sort();

/** Tries every event in every reachable state, without running actors, actions or timers. */
export const walk = <Machine extends AnyStateMachine, Context = SnapshotFrom<Machine>['context']>(
  machine: Machine,
  { input, events, remember, outside = () => null }: Walk<Context>,
): readonly Step<Context>[] => {
  const labels = new Map<EventObject, string>(Object.entries(events).map(([label, event]) => [event, label]));
  // A walk also sends the events of actors and delays, which are not in the machine's event type.
  const logic = machine as unknown as ActorLogic<Stand<Context>, EventObject, unknown>;
  const walked: typeof logic = {
    ...logic,
    getInitialSnapshot: (...start) => logic.getInitialSnapshot(...start),
    transition: (before, event, scope) => {
      const context = outside(before, event);
      return context === null ? logic.transition(before, event, scope) : { ...before, context };
    },
  };
  const map = getAdjacencyMap(walked, {
    input,
    events: [...labels.keys()],
    serializeEvent: (event) => labels.get(event) ?? event.type,
    serializeState: ({ value, context }) => JSON.stringify([value, remember(context)]),
    limit: 200_000,
  });
  return adjacencyMapToArray(map).map(({ state, event, nextState }) => ({
    before: state,
    event: labels.get(event) ?? event.type,
    after: nextState,
  }));
};

/** The states of a walk that the machine rested in. */
export const reached = (steps: readonly Step[]): readonly string[] =>
  [...new Set(steps.flatMap(({ before }) => nameOf(before.value).split(' + ')))].sort();

/**
 * The walk as a table: state, event, next state. Events that never change the state are left out; two next states
 * (`editing | reading`) mean that a guard decides.
 */
export const tableOf = (steps: readonly Step[]): Readonly<Record<string, Readonly<Record<string, string>>>> => {
  const ways = new Map<string, Map<string, Set<string>>>();
  for (const { before, event, after: next } of steps) {
    const row = ways.get(nameOf(before.value)) ?? new Map<string, Set<string>>();
    ways.set(nameOf(before.value), row.set(event, (row.get(event) ?? new Set()).add(nameOf(next.value))));
  }
  return Object.fromEntries(
    [...ways].map(([from, row]) => [
      from,
      Object.fromEntries(
        [...row].map(([event, to]) => [event, [...to].sort().join(' | ')]).filter(([, to]) => to !== from),
      ),
    ]),
  );
};

/** A step as one line: `free, edit > requesting`. */
const lineOf = ({ before, event, after: next }: Step): string =>
  `${nameOf(before.value)}, ${event} > ${nameOf(next.value)}`;

/** The steps of a sequence of events from the initial state, one line each. */
export const follow = (
  machine: AnyStateMachine,
  input: unknown,
  events: Readonly<Record<string, AnyEventObject>>,
  happenings: readonly string[],
): readonly string[] => {
  // As in `walk`: the events of actors and delays are not in the machine's event type.
  const logic = machine as unknown as ActorLogic<Stand<unknown>, EventObject, unknown>;
  let [at] = initialTransition(logic, input);
  return happenings.map((event) => {
    const happened = events[event];
    if (happened === undefined) throw new Error(`Nothing is called ${event}`);
    const before = at;
    [at] = transition(logic, before, happened);
    return lineOf({ before, event, after: at });
  });
};

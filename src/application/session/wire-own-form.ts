import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromCallback, fromPromise } from 'xstate';
import type { Fields } from '../../domain/shared/merge';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { announceProblems, type Announcer } from '../shared/announcer';
import type { DraftKeeper } from '../shared/draft-keeper';
import type { Answer } from '../shared/ports/call';
import { ownFormMachineOf, type OwnFormMachine } from './own-form.machine';

interface Wiring<Values extends Fields> {
  /** Null where nothing of the form may be kept. */
  readonly keeper: DraftKeeper<Values> | null;
  readonly announcer: Announcer;
  /** Answers what the form goes on with. */
  readonly save: (values: Values) => Answer<Values>;
  readonly said: string;
  /** Where the names of the fields stand. */
  readonly labels: string;
  /** What else has to know of it. */
  readonly onSaved: () => void;
}

/** Plugs one form in. */
export const wireOwnForm = <Values extends Fields>({
  keeper,
  announcer,
  save,
  said,
  labels,
  onSaved,
}: Wiring<Values>): OwnFormMachine<Values> =>
  ownFormMachineOf<Values>().provide({
    actors: {
      findDraft: fromPromise(() => keeper?.find(null) ?? Promise.resolve(null)),
      keepDraft: fromCallback(({ input, receive }) =>
        keeper?.keep({ input: { ...input, id: null, version: null }, receive }),
      ),
      dropDraft: fromPromise<unknown>(() => keeper?.drop(null) ?? Promise.resolve()),
      saveForm: fromPromise(({ input }) =>
        pipe(
          save(input.values),
          taskEither.map((next) => ({ next })),
        )(),
      ),
    },
    actions: {
      announceSaved: () => {
        announcer.say('success', said, NOTICE_TIME.saved);
        onSaved();
      },
      announceFailure: (_, { failure }) => {
        announcer.failure(failure, labels);
      },
      announceProblems: () => {
        announceProblems(announcer);
      },
    },
  });

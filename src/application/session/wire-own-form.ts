import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { mergeFields, type Fields } from '../../domain/shared/merge';
import { NOTICE_TIME } from '../../domain/shared/notice';
import { announceProblems, type Announcer } from '../shared/announcer';
import type { DraftKeeper } from '../shared/drafts/draft-keeper';
import { wireDraft } from '../shared/drafts/wire-draft';
import type { Answer } from '../shared/ports/call';
import { ownFormMachineOf, type OwnFormMachine } from './own-form.machine';

interface Wiring<Values extends Fields> {
  /** Null when no draft may be stored. */
  readonly keeper: DraftKeeper<Values> | null;
  readonly announcer: Announcer;
  /** Reloads the stored values where others may have changed them, so that fields I did not change keep their value. */
  readonly newest?: () => Answer<Values>;
  /** Returns the values that the form shows next. */
  readonly save: (values: Values) => Answer<Values>;
  readonly said: string;
  /** Prefix of the field labels. */
  readonly labels: string;
  readonly onSaved: () => void;
}

export const wireOwnForm = <Values extends Fields>({
  keeper,
  announcer,
  newest,
  save,
  said,
  labels,
  onSaved,
}: Wiring<Values>): OwnFormMachine<Values> =>
  ownFormMachineOf<Values>().provide({
    actors: {
      ...wireDraft(keeper),
      saveForm: fromPromise(({ input }) =>
        pipe(
          newest === undefined
            ? save(input.values)
            : pipe(
                newest(),
                taskEither.chain((now) => save(mergeFields(input.base, input.values, now).merged)),
              ),
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

import type { Failure } from '../../domain/shared/failure';
import { LASTING, NOTICE_TIME, type Notice } from '../../domain/shared/notice';
import type { Dictionary } from './ports/dictionary.port';
import { describeFailure, fateOfSave } from './describe-failure';
import type { Notices } from './notices.machine';
import { token } from './token';

/** Turns what happened into messages, in the words of the place where it happened. */
export interface Announcer {
  /**
   * `labels` is where the names of the fields stand, for example `access.user`. @param of a save says what became of
   * it, and that nothing is lost
   */
  failure(failure: Failure | null, labels?: string, of?: 'save'): void;
  /** @param place at the bottom where nothing else is said */
  say(
    intent: Notice['intent'],
    key: string,
    duration: number,
    values?: Notice['values'],
    place?: Notice['place'],
  ): void;
  /**
   * Says at the top what stays until somebody closes it; of one topic the newest only, and nothing any more with null.
   */
  keepSaying(topic: string, told: Pick<Notice, 'intent' | 'key' | 'values'> | null): void;
}
export const Announcer = token<Announcer>('announcer');

/** The announcer that speaks through the notices, in the language of the dictionary. */
export const announcerOf = (notices: Notices, dictionary: Dictionary): Announcer => ({
  failure: (failure, labels = 'shared.field', of) => {
    if (failure === null) return;
    const fate = of === 'save' ? fateOfSave(failure) : null;
    for (const notice of describeFailure(
      failure,
      (field) => dictionary.translate(`${labels}.${field}`),
      (key) => dictionary.translate(key),
    )) {
      notices.show(
        fate === null
          ? notice
          : {
              ...notice,
              key: `shared.failures.${fate}`,
              values: { reason: dictionary.translate(notice.key, notice.values) },
              duration: NOTICE_TIME.long,
            },
      );
    }
  },
  keepSaying: (topic, told) => {
    if (told === null) notices.close(topic);
    else notices.show({ ...told, duration: LASTING, place: 'top', topic });
  },
  say: (intent, key, duration, values, place) => {
    notices.show({ intent, key, duration, ...(values && { values }), ...(place && { place }) });
  },
});

/**
 * A form that its rule refuses: nothing was sent. What is wrong in blocks is told apart from what is wrong in fields.
 * @param fields paths of what is wrong @param words where the two messages stand
 */
export const announceProblems = (
  announcer: Announcer,
  fields: readonly string[] = [],
  words = 'shared.failures',
): void => {
  const inBlocks = fields.filter((field) => field.startsWith('blocks.'));
  if (inBlocks.length > 0) announcer.say('warning', `${words}.checkBlocks`, NOTICE_TIME.warning);
  if (inBlocks.length === 0 || inBlocks.length < fields.length)
    announcer.say('warning', `${words}.checkFields`, NOTICE_TIME.saved);
};

import type { Failure } from '../../domain/shared/failure';
import { LASTING, NOTICE_TIME, type Notice } from '../../domain/shared/notice';
import type { Dictionary } from './ports/dictionary.port';
import { describeFailure, fateOfSave } from './describe-failure';
import type { Notices } from './notices.machine';
import { token } from './token';

/** Turns outcomes into notices. */
export interface Announcer {
  /**
   * `labels` is the string key prefix of the field labels, such as `access.user`.
   * @param of `save` adds that nothing was lost
   */
  failure(failure: Failure | null, labels?: string, of?: 'save'): void;
  /** @param place defaults to the bottom */
  say(
    intent: Notice['intent'],
    key: string,
    duration: number,
    values?: Notice['values'],
    place?: Notice['place'],
  ): void;
  /** Shows a persistent notice at the top, one per topic; null removes it. */
  keepSaying(topic: string, told: Pick<Notice, 'intent' | 'key' | 'values'> | null): void;
}
export const Announcer = token<Announcer>('announcer');

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
 * Announces a form that its rule refuses; nothing was sent. Blocks and fields have separate messages.
 * @param fields paths of the problems @param words prefix of the message keys
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

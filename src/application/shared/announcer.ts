import type { Failure } from '../../domain/shared/failure';
import { LASTING, NOTICE_TIME, type Notice } from '../../domain/shared/notice';
import type { Dictionary } from './ports/dictionary.port';
import { describeFailure, describeRefusedSave } from './describe-failure';
import type { Notices } from './notices.machine';
import { token } from './token';

/** Turns outcomes into notices. */
export interface Announcer {
  /**
   * `labels` is the string key prefix of the field labels, such as `access.user`.
   * @param of `save`: in words of a form, which says itself what became of the record
   * @param refused keys of what is said of a value that is not valid, by field
   * @param title key of the title of the screen
   */
  failure(
    failure: Failure | null,
    labels?: string,
    of?: 'save',
    refused?: Readonly<Record<string, string>>,
    title?: string,
  ): void;
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
  failure: (failure, labels = 'shared.field', of, refused, title) => {
    if (failure === null) return;
    const describe = of === 'save' ? describeRefusedSave : describeFailure;
    for (const notice of describe(
      failure,
      (field) => dictionary.translate(`${labels}.${field}`),
      (key) => dictionary.translate(key),
      refused,
      title && dictionary.translate(title),
    ))
      notices.show(notice);
  },
  keepSaying: (topic, told) => {
    if (told === null) notices.close(topic);
    else notices.show({ ...told, duration: LASTING, place: 'top', topic });
  },
  say: (intent, key, duration, values, place) => {
    notices.show({ intent, key, duration, ...(values && { values }), ...(place && { place }) });
  },
});

/** Messages of every form without its own. */
const GENERIC = 'shared.failures';

/**
 * Announces a form that its rule refuses; nothing was sent. Blocks and fields have separate messages.
 * @param fields paths of the problems @param words prefix of the message keys
 */
export const announceProblems = (announcer: Announcer, fields: readonly string[] = [], words = GENERIC): void => {
  const inBlocks = fields.filter((field) => field.startsWith('blocks.'));
  if (inBlocks.length > 0) announcer.say('warning', `${words}.checkBlocks`, NOTICE_TIME.warning);
  if (inBlocks.length === 0 || inBlocks.length < fields.length)
    announcer.say('warning', `${words}.checkFields`, words === GENERIC ? NOTICE_TIME.saved : NOTICE_TIME.warning);
};

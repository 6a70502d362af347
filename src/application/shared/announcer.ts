import type { Failure } from '../../domain/shared/failure';
import { LASTING, NOTICE_TIME, type Notice, type Sentence } from '../../domain/shared/notice';
import { sameValue } from '../../domain/shared/same-value';
import type { Dictionary } from './ports/dictionary.port';
import { describeFailure, describeRefusedSave } from './describe-failure';
import type { Notices } from './notices.machine';
import { token } from './token';

/** Wording of a failure. */
export interface FailureWords {
  /** `save`: the wording of forms. */
  readonly of?: 'save' | undefined;
  /** Keys of the messages for refused values, by field. */
  readonly refused?: Readonly<Record<string, string>> | undefined;
  /** Title key of the screen. */
  readonly title?: string | undefined;
}

/** A message, a failure, or null for nothing. */
export type Said = Sentence | Failure | null;

/** Turns outcomes into notices. */
export interface Announcer {
  /** `labels` is the string key prefix of the field labels, such as `access.user`. */
  failure(failure: Failure | null, labels?: string, words?: FailureWords): void;
  /**
   * Shows one notice with all messages about one action. Duplicates are dropped; a single failure is shown as by
   * `failure`. Rule R-SHR-70.
   */
  sayAll(
    intent: Notice['intent'],
    duration: number,
    said: readonly Said[],
    labels?: string,
    words?: FailureWords,
  ): void;
  /**
   * @param place defaults to the bottom
   * @param quoted names of the values that quote texts of the website
   */
  say(
    intent: Notice['intent'],
    key: string,
    duration: number,
    values?: Notice['values'],
    place?: Notice['place'],
    quoted?: Notice['quoted'],
  ): void;
  /** Shows a persistent notice at the top, one per topic; null removes it. */
  keepSaying(topic: string, told: Pick<Notice, 'intent' | 'key' | 'values'> | null): void;
}
export const Announcer = token<Announcer>('announcer');

export const announcerOf = (notices: Notices, dictionary: Dictionary): Announcer => {
  const noticesOf = (
    failure: Failure,
    labels = 'shared.field',
    { of, refused, title }: FailureWords = {},
  ): readonly Notice[] =>
    (of === 'save' ? describeRefusedSave : describeFailure)(
      failure,
      (field) => dictionary.translate(`${labels}.${field}`),
      (key) => dictionary.translate(key),
      refused,
      title && dictionary.translate(title),
    );
  const announceFailure: Announcer['failure'] = (failure, labels, words) => {
    if (failure !== null) for (const notice of noticesOf(failure, labels, words)) notices.show(notice);
  };
  return {
    failure: announceFailure,
    sayAll: (intent, duration, said, labels, words) => {
      const parts = said.filter((part) => part !== null);
      const [only] = parts;
      if (parts.length === 1 && only !== undefined && 'kind' in only) {
        announceFailure(only, labels, words);
        return;
      }
      const [first, ...more] = parts
        .flatMap((part): readonly Sentence[] => ('kind' in part ? noticesOf(part, labels, words) : [part]))
        .map(({ key, values, quoted }) => ({ key, ...(values && { values }), ...(quoted && { quoted }) }))
        .filter((one, place, all) => all.findIndex((other) => sameValue(other, one)) === place);
      if (first !== undefined) notices.show({ intent, duration, ...first, ...(more.length > 0 && { more }) });
    },
    keepSaying: (topic, told) => {
      if (told === null) notices.close(topic);
      else notices.show({ ...told, duration: LASTING, place: 'top', topic });
    },
    say: (intent, key, duration, values, place, quoted) => {
      notices.show({
        intent,
        key,
        duration,
        ...(values && { values }),
        ...(place && { place }),
        ...(quoted && { quoted }),
      });
    },
  };
};

/** Messages of every form without its own. */
const GENERIC = 'shared.failures';

/**
 * Announces a form that its rule refuses; no request was sent. Blocks and fields have separate messages.
 * @param fields paths of the problems @param words prefix of the message keys
 */
export const announceProblems = (announcer: Announcer, fields: readonly string[] = [], words = GENERIC): void => {
  const inBlocks = fields.filter((field) => field.startsWith('blocks.'));
  if (inBlocks.length > 0) announcer.say('warning', `${words}.checkBlocks`, NOTICE_TIME.warning);
  if (inBlocks.length === 0 || inBlocks.length < fields.length)
    announcer.say('warning', `${words}.checkFields`, words === GENERIC ? NOTICE_TIME.saved : NOTICE_TIME.warning);
};

import { useSelector } from '@xstate/react';
import { Fragment, type ReactNode } from 'react';
import { CurrentSession } from '../../application/shared/current-person';
import { Dictionary } from '../../application/shared/ports/dictionary.port';
import { NoticesActor } from '../../application/shared/notices.service';
import type { Notice, Sentence } from '../../domain/shared/notice';
import { quotedText } from '../shared/controls/website-text';
import { Notices } from '../shared/overlays/notices';
import { useService } from '../shared/runtime/use-service';

/** The full stop between the sentences of a notice, if the text has no end mark. */
const endOf = (text: string): string => (/[.!?…]$/u.test(text) ? '' : '.');

const wordsOf = (
  dictionary: Dictionary,
  { key, values, quoted = [] }: Sentence,
  lang: string | undefined,
  end = '',
): ReactNode => quotedText((filled) => `${dictionary.translate(key, filled)}${end}`, values, quoted, lang);

/** The whole text of a notice. */
const wordsOfAll = (dictionary: Dictionary, said: Notice, lang: string | undefined): ReactNode =>
  said.more === undefined
    ? wordsOf(dictionary, said, lang)
    : [said, ...said.more].map((part, index) => (
        // Keyed by index: the sentences of a notice do not change.
        <Fragment key={index}>
          {index > 0 && ' '}
          {wordsOf(dictionary, part, lang, endOf(dictionary.translate(part.key, part.values)))}
        </Fragment>
      ));

export const NoticesView = () => {
  const actor = useService(NoticesActor);
  const dictionary = useService(Dictionary);
  const shown = useSelector(actor, ({ context }) => context.shown);
  const website = useSelector(useService(CurrentSession), ({ context }) => context.session?.website);
  return (
    <Notices
      notices={shown.map((notice) => ({
        id: notice.id,
        intent: notice.intent,
        place: notice.place,
        text: wordsOfAll(dictionary, notice, website?.language),
        action: notice.action && { text: dictionary.translate(notice.action.key), run: notice.action.run },
      }))}
      onClose={(id) => {
        actor.send({ type: 'notice.closed', id });
      }}
      onHold={() => {
        actor.send({ type: 'notice.held' });
      }}
      onRelease={() => {
        actor.send({ type: 'notice.released' });
      }}
    />
  );
};

import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import { fromPromise } from 'xstate';
import { MAX_SUGGESTIONS } from '../../domain/content/choice.rule';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { Choices } from './ports/choices.port';
import { suggestMachine } from './suggest.machine';

export type WiredSuggest = typeof suggestMachine;
export const WiredSuggest = token<WiredSuggest>('wired-suggest');

const SAID = {
  tag: { added: 'content.choices.addedTag', taken: 'content.choices.takenTag' },
  category: { added: 'content.choices.addedCategory', taken: 'content.choices.takenCategory' },
} as const;
/** Key of the messages for each kind. */
const KIND = { 'tag': 'tag', 'category': 'category', 'emails/category': 'category' } as const;

/** Rule R-CON-16. */
export const wireSuggest = (choices: Choices, announcer: Announcer): WiredSuggest =>
  suggestMachine.provide({
    actors: {
      suggestChoices: fromPromise(({ input: { source, text, limit }, signal }) =>
        pipe(
          choices.suggest(source, text, { signal, limit }),
          taskEither.map((found) => found.slice(0, limit ?? MAX_SUGGESTIONS)),
        )(),
      ),
      addChoice: fromPromise(({ input: { module, name } }) => choices.add(module, name)()),
    },
    actions: {
      announceAdded: (_, { module, name }) => {
        announcer.say('success', SAID[KIND[module]].added, NOTICE_TIME.told, { name }, undefined, ['name']);
      },
      announceRefused: (_, { module, name, failure }) => {
        if (failure?.kind === 'Conflict')
          announcer.say('warning', SAID[KIND[module]].taken, NOTICE_TIME.warning, { name }, undefined, ['name']);
        else announcer.failure(failure, `content.${KIND[module]}`);
      },
    },
  });

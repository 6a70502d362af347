import { fromPromise } from 'xstate';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { Templates } from './ports/templates.port';
import { templatesMachine } from './templates.machine';

export type WiredTemplates = typeof templatesMachine;
export const WiredTemplates = token<WiredTemplates>('wired-templates');

/** Rule R-CON-09. */
export const wireTemplates = (templates: Templates, announcer: Announcer): WiredTemplates =>
  templatesMachine.provide({
    actors: {
      loadTemplates: fromPromise(({ input: { module }, signal }) => templates.for(module, { signal })()),
      readTemplate: fromPromise(({ input: { id }, signal }) => templates.blocks(id, { signal })()),
      addTemplate: fromPromise(({ input }) => templates.add(input)()),
    },
    actions: {
      announceAdded: () => {
        announcer.say('success', 'content.templates.saved', NOTICE_TIME.told);
      },
      announceNotAdded: () => {
        announcer.say('warning', 'content.templates.notSaved', NOTICE_TIME.warning);
      },
      announceNotRead: (_, { failure }) => {
        announcer.failure(failure);
      },
    },
  });

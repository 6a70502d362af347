import { fromPromise } from 'xstate';
import { NOTICE_TIME } from '../../domain/shared/notice';
import type { Announcer } from '../shared/announcer';
import { token } from '../shared/token';
import type { Templates } from './ports/templates.port';
import { templatesMachine } from './templates.machine';

/** Templates with their port plugged in. */
export type WiredTemplates = typeof templatesMachine;
export const WiredTemplates = token<WiredTemplates>('wired-templates');

/** Plugs the templates into the menu of an item, and says what became of one that was kept or read. Rule R-CON-09. */
export const wireTemplates = (templates: Templates, announcer: Announcer): WiredTemplates =>
  templatesMachine.provide({
    actors: {
      loadTemplates: fromPromise(({ input: { module }, signal }) => templates.for(module, { signal })()),
      readTemplate: fromPromise(({ input: { id }, signal }) => templates.blocks(id, { signal })()),
      addTemplate: fromPromise(({ input }) => templates.add(input)()),
    },
    actions: {
      announceAdded: () => {
        announcer.say('success', 'content.templates.saved', NOTICE_TIME.saved);
      },
      announceNotAdded: () => {
        announcer.say('warning', 'content.templates.notSaved', NOTICE_TIME.warning);
      },
      announceNotRead: (_, { failure }) => {
        announcer.failure(failure);
      },
    },
  });

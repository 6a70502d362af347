import type { ActorRefFrom } from 'xstate';
import type { ItemActor } from './bind-editor-lock';
import type { templatesMachine } from './templates.machine';

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>;

/**
 * Connects templates and record machine: saves the item on request and reports the outcome.
 * @param save submits the form; an invalid form stays unsaved @returns disconnects them
 */
export const bindTemplates = (item: ItemActor, templates: TemplatesActor, save: () => void): (() => void) => {
  let isUnderWay = false;
  const start = (): void => {
    isUnderWay = true;
  };
  const end = (type: 'item.saved' | 'item.refused') => (): void => {
    isUnderWay = false;
    templates.send({ type });
  };
  const refuse = end('item.refused');
  const heard = [
    templates.on('item.wanted', () => {
      save();
      if (!isUnderWay) refuse();
    }),
    item.on('save.started', start),
    item.on('save.outdated', start),
    item.on('save.refused', refuse),
    item.on('edit.ended', refuse),
    item.on('record.begun', refuse),
    item.on('record.removed', refuse),
    item.on('record.lost', refuse),
    item.on('record.saved', end('item.saved')),
  ];
  return () => {
    for (const listener of heard) listener.unsubscribe();
  };
};

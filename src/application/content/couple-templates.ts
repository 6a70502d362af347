import type { ActorRefFrom } from 'xstate';
import { nameOf, type ItemActor } from './couple-editor';
import type { templatesMachine } from './templates.machine';

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>;

/** States between a requested save and its end. */
const ON_ITS_WAY = ['saving', 'comparing', 'deciding'] as const;

/**
 * Connects templates and record machine: saves the item on request and reports the outcome.
 * @param save submits the form; an invalid form stays unsaved @returns disconnects them
 */
export const coupleTemplates = (item: ItemActor, templates: TemplatesActor, save: () => void): (() => void) => {
  const tell = (): void => {
    const now = item.getSnapshot();
    if (now.matches('saved')) templates.send({ type: 'item.saved' });
    else if (!ON_ITS_WAY.some((state) => now.matches(state))) templates.send({ type: 'item.refused' });
  };
  let before = nameOf(item.getSnapshot());
  const wanted = templates.on('item.wanted', () => {
    save();
    tell();
  });
  const followed = item.subscribe((snapshot) => {
    const now = nameOf(snapshot);
    if (now === before) return;
    before = now;
    tell();
  });
  return () => {
    wanted.unsubscribe();
    followed.unsubscribe();
  };
};

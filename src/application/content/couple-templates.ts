import type { ActorRefFrom } from 'xstate';
import { nameOf, type ItemActor } from './couple-editor';
import type { templatesMachine } from './templates.machine';

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>;

/** Between a save that was asked for and its end. */
const ON_ITS_WAY = ['saving', 'comparing', 'deciding'] as const;

/**
 * Ties templates to the form of the item that they are made of: it is saved when they want it, and they are told how
 * that ended.
 * @param save asks the form to save; what its rule refuses never leaves it @returns unties them
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

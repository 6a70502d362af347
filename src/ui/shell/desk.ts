import type { ComponentProps } from 'react';
import type { Contexts } from '../../application/shared/contexts';
import { loadable, type Loadable } from '../shared/loadable';
import type { FluentDesk } from './fluent-desk';

type Desk = Loadable<ComponentProps<typeof FluentDesk>>;
const desks = new WeakMap<Contexts, Desk>();

/** Everything behind the sign-in page in one chunk: shell, generic screens, what they share, and the context of users. */
export const deskOf = (contexts: Contexts): Desk => {
  const desk: Desk = desks.get(contexts) ?? loadable(() =>
    Promise.all([import(/* webpackChunkName: "desk" */ './fluent-desk'), contexts.load('desk')]).then(([{ FluentDesk }]) => FluentDesk));
  desks.set(contexts, desk);
  return desk;
};

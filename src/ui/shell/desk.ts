import { loadable } from '../shared/loadable';

/** Everything behind the sign-in page in one chunk: shell, generic screens, and the context of users. */
export const desk = loadable(() => import(/* webpackChunkName: "desk" */ './fluent-desk').then(({ FluentDesk }) => FluentDesk));

import { loadable } from '../runtime/loadable';

/** The illustrations of states, in a chunk of their own: a state can be read without one. */
export const stateDrawing = loadable(() =>
  import(/* webpackChunkName: "drawings" */ './state-drawing').then(({ StateDrawing }) => StateDrawing),
);

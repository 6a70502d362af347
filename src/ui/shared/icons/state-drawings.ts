import { loadable } from '../runtime/loadable';

/** The illustrations of states, in a separate chunk: a state is readable without one. */
export const stateDrawing = loadable(() =>
  import(/* webpackChunkName: "drawings" */ './state-drawing').then(({ StateDrawing }) => StateDrawing),
);

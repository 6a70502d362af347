import { lazy } from 'react';

/** Everything behind the sign-in page in one chunk: shell, generic screens, and the context of users. */
export const loadDesk = () => import(/* webpackChunkName: "desk" */ './desk.view');

/** The desk, loaded when somebody is signed in. */
export const Desk = lazy(() => loadDesk().then(({ DeskView }) => ({ default: DeskView })));

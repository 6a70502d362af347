const { defer } = require('./act-queue.cjs');

const { queueMicrotask } = globalThis;

// React takes the function that stands here when it loads. What comes up in `act` is done at its end at the latest.
globalThis.queueMicrotask = (work) => {
  let isDone = false;
  const once = () => {
    if (!isDone) {
      isDone = true;
      work();
    }
    return null;
  };
  defer(once);
  queueMicrotask(once);
};
/** Stands for `react-dom/client`: the production build. */
module.exports = require('../../../node_modules/react-dom/cjs/react-dom-client.production.js');
globalThis.queueMicrotask = queueMicrotask;

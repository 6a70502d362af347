const { defer } = require('./act-queue.cjs');

const { queueMicrotask } = globalThis;

// React reads `queueMicrotask` when it loads. Work queued during `act` runs at its end at the latest.
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
/** Replaces `react-dom/client` by its production build. */
module.exports = require('../../../node_modules/react-dom/cjs/react-dom-client.production.js');
globalThis.queueMicrotask = queueMicrotask;

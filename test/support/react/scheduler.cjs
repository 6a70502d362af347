const scheduler = require('../../../node_modules/scheduler/cjs/scheduler.production.js');
const { defer } = require('./act-queue.cjs');

/** A step of `act`: returns the next step, or null at the end. */
const step = (work) => () => {
  const rest = work(true); // past its time, so it is not interrupted
  return typeof rest === 'function' ? step(rest) : null;
};

/** Replaces `scheduler`: work scheduled during `act` runs at its end, as in React's development build. */
module.exports = {
  ...scheduler,
  unstable_scheduleCallback: (priority, callback, options) => {
    const task = { callback };
    return defer(() => task.callback && step(task.callback)())
      ? task
      : scheduler.unstable_scheduleCallback(priority, callback, options);
  },
};

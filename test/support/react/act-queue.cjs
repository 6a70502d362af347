const { act, ...React } = require('../../../node_modules/react/cjs/react.development.js');

const internals = React.__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;

exports.act = act;

/** Defers work to the end of the current `act`. @returns false outside of `act` */
exports.defer = (work) => {
  if (internals.actQueue === null) return false;
  internals.actQueue.push(work);
  return true;
};

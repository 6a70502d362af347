/**
 * Replaces `@fluentui/react-components`, which loads every package of Fluent: looks up each export in the packages
 * that the console uses, in this order.
 */
const packages = [
  'react-provider',
  'react-shared-contexts',
  'react-menu',
  'react-popover',
  'react-tooltip',
  'react-combobox',
  'react-tag-picker',
  'react-tags',
  'react-tree',
  'react-tabs',
  'react-drawer',
  'react-accordion',
  'react-tabster',
  'react-utilities',
];

const find = (name) => {
  const owner = packages.find((known) => name in require(`@fluentui/${known}`));
  if (owner === undefined) throw new Error(`Add the package of ${name} to test/support/fluent-widgets.cjs`);
  return require(`@fluentui/${owner}`)[name];
};

module.exports = new Proxy({ __esModule: true }, { get: (known, name) => known[name] ?? find(name) });

/** Stands for `@griffel/react`: nothing is laid out in jsdom, so no rule is compiled and no class is computed. */
const noClasses = Object.freeze({});
const children = ({ children }) => children;

module.exports = {
  makeStyles: () => () => noClasses,
  makeResetStyles: () => () => '',
  makeStaticStyles: () => () => undefined,
  __styles: () => () => noClasses,
  __resetStyles: () => () => '',
  mergeClasses: (...classes) => classes.filter((one) => typeof one === 'string' && one !== '').join(' '),
  shorthands: new Proxy({}, { get: () => () => noClasses }),
  useRenderer_unstable: () => ({ insertCSSRules: () => undefined }),
  RendererProvider: children,
  TextDirectionProvider: children,
};

/** Replaces `@griffel/react`: jsdom has no layout, so no styles are compiled and no classes computed. */
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

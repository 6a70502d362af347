import * as shapes from './shell-shapes';
import { Icon, type Shape } from './icon';
import { warning } from './shapes';

/** Icons named by menu and route table. */
const byWord: Readonly<Record<string, Shape | undefined>> = {
  add: shapes.add,
  arrow: shapes.arrow,
  axis: shapes.axis,
  box: shapes.box,
  calculator: shapes.calculator,
  calendar: shapes.calendar,
  cart: shapes.cart,
  chart: shapes.chart,
  check: shapes.checked,
  clock: shapes.clock,
  code: shapes.code,
  document: shapes.document,
  folder: shapes.folder,
  form: shapes.form,
  globe: shapes.globe,
  help: shapes.help,
  history: shapes.history,
  home: shapes.home,
  image: shapes.image,
  key: shapes.key,
  list: shapes.list,
  log: shapes.log,
  mail: shapes.mail,
  megaphone: shapes.megaphone,
  news: shapes.news,
  page: shapes.page,
  people: shapes.people,
  percent: shapes.percent,
  person: shapes.person,
  pin: shapes.pin,
  price: shapes.price,
  question: shapes.question,
  queue: shapes.queue,
  search: shapes.search,
  shield: shapes.shield,
  sidebar: shapes.sidebar,
  signOut: shapes.signOut,
  star: shapes.star,
  structure: shapes.structure,
  sun: shapes.sun,
  tag: shapes.tag,
  ticket: shapes.ticket,
  tree: shapes.tree,
  warning,
  window: shapes.window,
  wrench: shapes.wrench,
};

interface WordIconProps {
  readonly word: string;
  readonly size?: 20 | 16;
  readonly className?: string | undefined;
}

/** An icon by name; a dot for unknown names. Decorative: a label is beside it. */
export const NamedIcon = ({ word, size = 20, className }: WordIconProps) => (
  <Icon icon={byWord[word] ?? shapes.dot} size={size} className={className} />
);

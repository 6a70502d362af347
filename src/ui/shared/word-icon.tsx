import * as shapes from './desk-shapes';
import { Icon, type Shape } from './icon';

/** Icons that the menu of the server and the route table name. */
const byWord: Readonly<Record<string, Shape | undefined>> = {
  arrow: shapes.arrow,
  calendar: shapes.calendar,
  cart: shapes.cart,
  chart: shapes.chart,
  clock: shapes.clock,
  code: shapes.code,
  document: shapes.document,
  folder: shapes.folder,
  form: shapes.form,
  globe: shapes.globe,
  help: shapes.help,
  home: shapes.home,
  image: shapes.image,
  list: shapes.list,
  mail: shapes.mail,
  megaphone: shapes.megaphone,
  news: shapes.news,
  page: shapes.page,
  people: shapes.people,
  percent: shapes.percent,
  person: shapes.person,
  pin: shapes.pin,
  question: shapes.question,
  queue: shapes.queue,
  search: shapes.search,
  shield: shapes.shield,
  star: shapes.star,
  tag: shapes.tag,
  ticket: shapes.ticket,
  tree: shapes.tree,
  window: shapes.window,
  wrench: shapes.wrench,
};

interface WordIconProps {
  readonly word: string;
  readonly size?: 20 | 16;
  readonly className?: string | undefined;
}

/** The icon of a word; a word that nobody knows shows a quiet dot. Decoration: a label always stands beside it. */
export const WordIcon = ({ word, size = 20, className }: WordIconProps) => (
  <Icon shape={byWord[word] ?? shapes.dot} size={size} className={className} />
);

import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { Help } from '../../../application/insight/ports/help.port';
import type { HelpAddress, HelpEntry, HelpPage, HelpSection } from '../../../domain/insight/help';
import type { Http } from '../shared/http';
import { defaulted, mapped } from '../shared/wire';

const Entry = t.type({
  title: defaulted(t.string, ''),
  label: defaulted(t.string, ''),
  intro: defaulted(t.string, ''),
  location: t.string,
  icon: defaulted(t.string, ''),
});
const Section = t.intersection([Entry, t.type({ pages: defaulted(t.array(Entry), []) })]);

/** APIs may send the location with the path that leads to it. */
const partsOf = (location: string): readonly string[] =>
  location
    .replace(/^\/?(?:api\/)?(?:help\/)?/, '')
    .split('/')
    .filter((part) => part !== '');

const entryOf = ({ title, label, intro, icon }: t.TypeOf<typeof Entry>, address: HelpAddress): HelpEntry => ({
  address,
  title: label === '' ? title : label,
  intro,
  icon,
});

/** A page has its own type or inherits that of its section. */
const sectionOf = (section: t.TypeOf<typeof Section>): HelpSection => {
  const type = partsOf(section.location).at(-1) ?? '';
  return {
    ...entryOf(section, { type, module: null }),
    pages: section.pages.map((page) => {
      const parts = partsOf(page.location);
      return entryOf(page, { type: parts.length > 1 ? (parts.at(-2) ?? type) : type, module: parts.at(-1) ?? '' });
    }),
  };
};

/** `{ toc: [{ title, intro, location, label, icon, pages }] }`. */
const Contents = mapped(t.type({ toc: t.array(Section) }), 'help', ({ toc }): readonly HelpSection[] =>
  toc.map(sectionOf),
);

/** `{ page: { title, intro, body } }`. */
const Page = mapped(
  t.type({ page: t.type({ title: t.string, intro: defaulted(t.string, ''), body: defaulted(t.string, '') }) }),
  'help page',
  ({ page: { title, intro, body } }): HelpPage => ({ title, intro, body }),
);

/** Help over HTTP. */
export const helpHttp = (http: Http): Help => ({
  contents: (options) =>
    pipe(
      http.call({ method: 'GET', path: 'help' }, Contents, options),
      taskEither.map(({ body }) => body),
    ),
  page: ({ type, module }, options) =>
    pipe(
      http.call(
        { method: 'GET', path: ['help', type, ...(module === null ? [] : [module])].map(encodeURIComponent).join('/') },
        Page,
        options,
      ),
      taskEither.map(({ body }) => body),
    ),
});

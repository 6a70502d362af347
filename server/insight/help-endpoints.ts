import { isLanguage, type Language } from '../../src/domain/shared/locale';
import {
  NOTHING,
  ok,
  signedIn,
  type Answer,
  type Caller,
  type CallOf,
  type Endpoint,
  type Services,
} from '../shared/endpoint';
import { notFound } from '../shared/refusal';
import type { HelpPage, HelpPages } from './help-pages';

const languageOf = ({ language }: Caller): Language => (isLanguage(language) ? language : 'en');

const pageAnswer = (page: HelpPage | null): Answer => {
  if (page === null) throw notFound();
  return ok({ page });
};

export interface HelpServices extends Services {
  readonly help: HelpPages;
}

type HelpCall = CallOf<typeof NOTHING, HelpServices>;

/** Help in the caller's language. */
export const helpEndpoints: readonly Endpoint<HelpServices>[] = [
  signedIn('GET', 'help', NOTHING, async ({ services: { help }, caller }: HelpCall) => {
    const sections = await help.contents(languageOf(caller));
    return ok({
      toc: sections.map((section) => ({
        ...section,
        label: section.title,
        pages: section.pages.map((page) => ({ ...page, label: page.title, icon: section.icon, pages: [] })),
      })),
    });
  }),
  signedIn('GET', 'help/:type', NOTHING, async ({ services: { help }, param, caller }: HelpCall) =>
    pageAnswer(await help.section(languageOf(caller), param('type'))),
  ),
  signedIn('GET', 'help/:type/:module', NOTHING, async ({ services: { help }, param, caller }: HelpCall) =>
    pageAnswer(await help.page(languageOf(caller), param('type'), param('module'))),
  ),
];

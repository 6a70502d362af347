import { isLanguage, type Language } from '../../src/domain/shared/locale';
import { ok, open, type Answer, type Call, type Endpoint } from '../shared/endpoint';
import { notFound } from '../shared/refusal';
import type { SessionServices } from './services';

const DEFAULT: Language = 'en';

/** Interface strings, or with `?context=` those that come late; the default language is the caller's, else English. */
export const langEndpoints: readonly Endpoint<SessionServices>[] = [
  open('GET', 'lang', (call: Call<SessionServices>) => {
    const own = call.caller?.language ?? DEFAULT;
    return stringsAnswer(call, isLanguage(own) ? own : DEFAULT);
  }),
  open('GET', 'lang/:language', (call: Call<SessionServices>) => {
    const language = call.param('language');
    if (!isLanguage(language)) throw notFound();
    return stringsAnswer(call, language);
  }),
];

const stringsAnswer = async (
  { services, query, header }: Call<SessionServices>,
  language: Language,
): Promise<Answer> => {
  const context = query.only('context').text('context');
  const all = await services.strings.of(language);
  const strings = context === undefined ? all : all.late.get(context);
  if (strings === undefined) throw notFound();
  const { etag, body } = strings;
  const headers = { 'ETag': etag, 'Cache-Control': 'private, no-cache', 'Content-Language': language };
  const known = (header('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return known ? { status: 304, headers } : { ...ok({}, headers), body };
};

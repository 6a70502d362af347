import { isLanguage, type Language } from '../../src/domain/shared/locale';
import { ok, open, type Answer, type Endpoint, type OpenCallOf } from '../shared/endpoint';
import { text } from '../shared/reads';
import { notFound } from '../shared/refusal';
import type { SessionServices } from './services';

const DEFAULT: Language = 'en';

const CONTEXT = { context: text() };
type LangCall = OpenCallOf<{ query: typeof CONTEXT }, SessionServices>;

/**
 * Interface strings; `?context=` returns those of contexts that are loaded later. The default language is the
 * caller's, else English.
 */
export const langEndpoints: readonly Endpoint<SessionServices>[] = [
  open('GET', 'lang', { query: CONTEXT }, (call: LangCall) => {
    const own = call.caller?.language ?? DEFAULT;
    return stringsAnswer(call, isLanguage(own) ? own : DEFAULT);
  }),
  open('GET', 'lang/:language', { query: CONTEXT }, (call: LangCall) => {
    const language = call.param('language');
    if (!isLanguage(language)) throw notFound();
    return stringsAnswer(call, language);
  }),
];

const stringsAnswer = async (
  { services, query: { context }, header }: LangCall,
  language: Language,
): Promise<Answer> => {
  const all = await services.strings.of(language);
  const strings = context === undefined ? all : all.late.get(context);
  if (strings === undefined) throw notFound();
  const { etag, body } = strings;
  const headers = { 'ETag': etag, 'Cache-Control': 'private, no-cache', 'Content-Language': language };
  const known = (header('if-none-match') ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
  return known ? { status: 304, headers } : { ...ok({}, headers), body: await body() };
};

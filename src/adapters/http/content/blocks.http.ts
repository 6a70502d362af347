import { taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import type { Templates } from '../../../application/content/ports/templates.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Dictionary } from '../../../application/shared/ports/dictionary.port';
import type { BlockType } from '../../../domain/content/block';
import type { Language } from '../../../domain/shared/locale';
import type { Http } from '../shared/http';
import { defaulted, Id, mapped, Nothing } from '../shared/wire';
import { WireBlocks, WireBlockType } from './block.codec';
import { linkedNames } from './linked-names.http';

const Catalogue = t.type({ blocks: t.array(WireBlockType) });
const OneType = t.type({ block: WireBlockType });

/** All types. Where the list tells no fields of one, they stand under a call of its own. */
const typesFrom = (http: Http, options?: CallOptions): Answer<readonly BlockType[]> => {
  const whole = (type: BlockType): Answer<BlockType> =>
    type.fields.length > 0
      ? taskEither.right(type)
      : pipe(
          http.call({ method: 'GET', path: `block/${encodeURIComponent(type.code)}` }, OneType, options),
          taskEither.map(({ body }) => body.block),
        );
  return pipe(
    http.call({ method: 'GET', path: 'block' }, Catalogue, options),
    taskEither.chain(({ body }) => taskEither.traverseArray(whole)(body.blocks)),
  );
};

/** The catalogue over HTTP: what came once is not asked for again until the page is read in another language. */
export const blockCatalogueHttp = (http: Http, dictionary: Dictionary): BlockCatalogue => {
  let known: { readonly language: Language; readonly types: readonly BlockType[] } | null = null;
  return {
    all: (options) => async () => {
      const language = dictionary.language();
      if (known?.language === language) return taskEither.right(known.types)();
      const answer = await typesFrom(http, options)();
      if (isRight(answer)) known = { language, types: answer.right };
      return answer;
    },
  };
};

const TemplateRows = t.type({ templates: defaulted(t.array(t.type({ id: Id, name: t.string })), []) });
const TemplateBlocks = mapped(
  t.type({ template: t.type({ blocks: WireBlocks }) }),
  'template',
  ({ template }) => template.blocks,
);

/** Templates over HTTP. */
export const templatesHttp = (http: Http): Templates => ({
  for: (module, options) =>
    pipe(
      http.call({ method: 'GET', path: 'block/templates/', query: { restricted: module } }, TemplateRows, options),
      taskEither.map(({ body }) => body.templates),
    ),
  blocks: (id, options) =>
    pipe(
      http.call({ method: 'GET', path: `block/templates/${encodeURIComponent(id)}` }, TemplateBlocks, options),
      taskEither.chain(({ body }) => linkedNames(http).blocks(body, options)),
    ),
  add: ({ name, module, item, restrict }) =>
    pipe(
      http.call({ method: 'POST', path: 'block/templates', form: { name, id: item, module, restrict } }, Nothing),
      taskEither.map(() => undefined),
    ),
});

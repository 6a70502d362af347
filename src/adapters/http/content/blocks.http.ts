import { taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import type { Templates } from '../../../application/content/ports/templates.port';
import type { BlockType } from '../../../domain/content/block';
import type { Http } from '../shared/http';
import { defaulted, Id, mapped, Nothing } from '../shared/wire';
import { WireBlocks, WireBlockType } from './block.codec';

const Catalogue = t.type({ blocks: t.array(WireBlockType) });

/** The catalogue over HTTP: what came once is not asked for again in this visit. */
export const blockCatalogueHttp = (http: Http): BlockCatalogue => {
  let known: readonly BlockType[] | null = null;
  return {
    all: (options) => async () => {
      if (known !== null) return taskEither.right(known)();
      const answer = await pipe(http.call({ method: 'GET', path: 'block' }, Catalogue, options), taskEither.map(({ body }) => body.blocks))();
      if (isRight(answer)) known = answer.right;
      return answer;
    },
  };
};

const TemplateRows = t.type({ templates: defaulted(t.array(t.type({ id: Id, name: t.string })), []) });
const TemplateBlocks = mapped(t.type({ template: t.type({ blocks: WireBlocks }) }), 'template', ({ template }) => template.blocks);

/** Templates over HTTP. */
export const templatesHttp = (http: Http): Templates => ({
  for: (module, options) => pipe(
    http.call({ method: 'GET', path: 'block/templates/', query: { restricted: module } }, TemplateRows, options),
    taskEither.map(({ body }) => body.templates),
  ),
  blocks: (id, options) => pipe(
    http.call({ method: 'GET', path: `block/templates/${encodeURIComponent(id)}` }, TemplateBlocks, options),
    taskEither.map(({ body }) => body),
  ),
  add: ({ name, module, item, restrict }) => pipe(
    http.call({ method: 'POST', path: 'block/templates', form: { name, id: item, module, restrict } }, Nothing),
    taskEither.map(() => undefined),
  ),
});

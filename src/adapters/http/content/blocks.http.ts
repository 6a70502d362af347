import { taskEither } from 'fp-ts';
import { isLeft } from 'fp-ts/Either';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { BlockCatalogue } from '../../../application/content/ports/block-catalogue.port';
import type { Templates } from '../../../application/content/ports/templates.port';
import type { Answer } from '../../../application/shared/ports/call';
import type { Dictionary } from '../../../application/shared/ports/dictionary.port';
import type { BlockType } from '../../../domain/content/block';
import { isAbsent, type Failure } from '../../../domain/shared/failure';
import type { Http } from '../shared/http';
import { defaulted, Id, mapped, Nothing } from '../shared/wire';
import { WireBlocks, WireBlockType, WireFieldParts } from './block.codec';
import { linkedNames } from './linked-names.http';

const Catalogue = t.type({ blocks: t.array(WireBlockType) });
const OneType = t.type({ block: WireBlockType });
const FieldTypes = t.type({ types: t.array(t.type({ code: t.string })) });
const OneFieldType = t.type({ type: WireFieldParts });

const noneWhereAbsent = <A>(answer: Answer<readonly A[]>): Answer<readonly A[]> =>
  pipe(
    answer,
    taskEither.orElse((failure) =>
      isAbsent(failure) ? taskEither.right<Failure, readonly A[]>([]) : taskEither.left(failure),
    ),
  );

/**
 * Makes each call once per name and language: shares a call under way and repeats only failed ones. Callers cannot
 * abort it, because others may wait for it.
 */
const askedOnce = <A>(dictionary: Dictionary, ask: (name: string) => Answer<A>): ((name: string) => Answer<A>) => {
  const answers = new Map<string, ReturnType<Answer<A>>>();
  return (name) => () => {
    const key = `${dictionary.language()} ${name}`;
    const answer =
      answers.get(key) ??
      ask(name)().then((outcome) => {
        if (isLeft(outcome)) answers.delete(key);
        return outcome;
      });
    answers.set(key, answer);
    return answer;
  };
};

/** The block catalogue over HTTP. */
export const blockCatalogueHttp = (http: Http, dictionary: Dictionary): BlockCatalogue => {
  const read = <A>(path: string, reader: t.Type<A, unknown>): Answer<A> =>
    pipe(
      http.call({ method: 'GET', path, mayBeForbidden: path.startsWith('block/types') }, reader),
      taskEither.map(({ body }) => body),
    );
  const typeOf = askedOnce(dictionary, (code) =>
    pipe(
      read(`block/${encodeURIComponent(code)}`, OneType),
      taskEither.map(({ block }) => block),
    ),
  );
  // If the list has no fields of a type, a call per type returns them.
  const types = askedOnce(dictionary, (list) =>
    pipe(
      read(list, Catalogue),
      taskEither.chain(({ blocks }) =>
        taskEither.traverseArray((type: BlockType) =>
          type.fields.length > 0 ? taskEither.right(type) : typeOf(type.code),
        )(blocks),
      ),
    ),
  );
  const fieldTypes = askedOnce(dictionary, (list) =>
    pipe(
      read(list, FieldTypes),
      taskEither.map((answer) => answer.types.map(({ code }) => code)),
      noneWhereAbsent,
    ),
  );
  const partsOf = askedOnce(dictionary, (type) =>
    pipe(
      read(`block/types/${encodeURIComponent(type)}`, OneFieldType),
      taskEither.map((answer) => answer.type),
      noneWhereAbsent,
    ),
  );
  return {
    all: () => types('block'),
    parts: (type) =>
      pipe(
        fieldTypes('block/types/'),
        taskEither.chain((known) => (known.includes(type) ? partsOf(type) : taskEither.right([]))),
      ),
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

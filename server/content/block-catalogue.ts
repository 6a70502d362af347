import { BUTTON_STYLES } from '../../src/domain/content/block.rule';
import { CONTENT_MODULES } from '../../src/domain/content/modules.rule';
import { ok, withAnyRightOf, type Endpoint } from '../shared/endpoint';
import { notFound } from '../shared/refusal';
import { BLOCK_CODES, FIELD_TYPES, type FieldType } from './block-types';
import { showType } from './show-blocks';
import { textsFor, wordsOf, type Texts } from './texts';

interface Part {
  readonly type: FieldType;
  readonly code: string;
  readonly options?: readonly string[];
}

/** What an entry of a field consists of, of those that have several parts. */
const PARTS: Readonly<Partial<Record<FieldType, readonly Part[]>>> = {
  slideshow: [
    { type: 'image', code: 'image' },
    { type: 'text', code: 'caption' },
  ],
  button: [
    { type: 'text', code: 'label' },
    { type: 'text', code: 'url' },
    { type: 'select', code: 'style', options: BUTTON_STYLES },
  ],
  categories: [
    { type: 'autocomplete', code: 'id' },
    { type: 'checkbox', code: 'highlight' },
  ],
  branches: [
    { type: 'autocomplete', code: 'id' },
    { type: 'checkbox', code: 'highlight' },
  ],
};

const typeOnWire = (code: FieldType, texts: Texts): object => ({ code, label: texts.types[code] });

const partOnWire = ({ type, code, options }: Part, texts: Texts): object => ({
  type,
  code,
  label: wordsOf(texts.parts, code),
  required: 0,
  ...(options === undefined ? {} : { options: options.map((id) => ({ id, label: wordsOf(texts.styles, id) })) }),
});

const look = withAnyRightOf(...CONTENT_MODULES);

/** The types of block and of field, in the language of the person. */
export const blockEndpoints: readonly Endpoint[] = [
  look('GET', 'block', ({ query, caller }) => {
    query.only();
    return Promise.resolve(ok({ blocks: BLOCK_CODES.map((code) => showType(code, textsFor(caller))) }));
  }),
  look('GET', 'block/types', ({ query, caller }) => {
    query.only();
    return Promise.resolve(ok({ types: FIELD_TYPES.map((type) => typeOnWire(type, textsFor(caller))) }));
  }),
  look('GET', 'block/types/:type', ({ query, param, caller }) => {
    query.only();
    const type = FIELD_TYPES.find((known) => known === param('type'));
    if (type === undefined) throw notFound();
    return Promise.resolve(
      ok({
        type: typeOnWire(type, textsFor(caller)),
        fields: (PARTS[type] ?? []).map((part) => partOnWire(part, textsFor(caller))),
      }),
    );
  }),
  look('GET', 'block/:code', ({ query, param, caller }) => {
    query.only();
    const block = showType(param('code'), textsFor(caller));
    if (block === undefined) throw notFound();
    return Promise.resolve(ok({ block }));
  }),
];

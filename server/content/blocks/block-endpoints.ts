import { BUTTON_STYLES } from '../../../src/domain/content/block.rule';
import { NOTHING, ok, type Endpoint } from '../../shared/endpoint';
import { offering } from '../../shared/references';
import { notFound } from '../../shared/refusal';
import { BLOCK_CODES, FIELD_TYPES, type FieldType } from './block-types';
import { blockTypeToWire } from './block-to-wire';
import { textsFor, labelOf, type Texts } from '../texts';

interface Part {
  readonly type: FieldType;
  readonly code: string;
  readonly options?: readonly string[];
}

/** Parts of an entry of the compound field types. */
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

const typeToWire = (code: FieldType, texts: Texts): object => ({ code, label: texts.types[code] });

const partToWire = ({ type, code, options }: Part, texts: Texts): object => ({
  type,
  code,
  label: labelOf(texts.parts, code),
  required: 0,
  ...(options === undefined ? {} : { options: options.map((id) => ({ id, label: labelOf(texts.styles, id) })) }),
});

const view = offering('block');

/** Types of blocks and fields, with labels in the caller's language. */
export const blockEndpoints: readonly Endpoint[] = [
  view('GET', 'block', NOTHING, ({ caller }) =>
    Promise.resolve(ok({ blocks: BLOCK_CODES.map((code) => blockTypeToWire(code, textsFor(caller))) })),
  ),
  view('GET', 'block/types', NOTHING, ({ caller }) =>
    Promise.resolve(ok({ types: FIELD_TYPES.map((type) => typeToWire(type, textsFor(caller))) })),
  ),
  view('GET', 'block/types/:type', NOTHING, ({ param, caller }) => {
    const type = FIELD_TYPES.find((known) => known === param('type'));
    if (type === undefined) throw notFound();
    const texts = textsFor(caller);
    const fields = (PARTS[type] ?? []).map((part) => partToWire(part, texts));
    return Promise.resolve(ok({ type: { ...typeToWire(type, texts), fields } }));
  }),
  view('GET', 'block/:code', NOTHING, ({ param, caller }) => {
    const block = blockTypeToWire(param('code'), textsFor(caller));
    if (block === undefined) throw notFound();
    return Promise.resolve(ok({ block }));
  }),
];

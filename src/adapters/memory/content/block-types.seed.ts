import type { Block, BlockField, BlockType, Choice, FieldValue } from '../../../domain/content/block';
import type { FieldPart } from '../../../domain/content/field-part';
import type { Language } from '../../../domain/shared/locale';
import { wordFor } from './block-words.seed';

/** A field without a label. */
type Plain = FieldValue & { readonly code: string; readonly required: boolean };

const TEXT: FieldValue = { type: 'text', value: '' };
const AREA: FieldValue = { type: 'textarea', value: '' };
const EDITOR: FieldValue = { type: 'editor', value: '' };
const FLAG: FieldValue = { type: 'checkbox', value: false };
const IMAGE: FieldValue = { type: 'image', value: null };
const SLIDES: FieldValue = { type: 'slideshow', value: [] };
const BUTTON: FieldValue = { type: 'button', value: { label: '', url: '', style: 'red' } };

/** Labels of options are added per language. */
const among = (type: 'select' | 'radio', ...ids: readonly [string, ...string[]]): FieldValue => ({
  type,
  value: ids[0],
  options: ids.map((id) => ({ id, label: id })),
});
const SIDE = among('radio', 'left', 'right');
const chosen = (type: 'autocomplete' | 'custom-autocomplete', source: string, multiple: boolean): FieldValue => ({
  type,
  value: [],
  source,
  multiple,
});
const may = (code: string, value: FieldValue): Plain => ({ ...value, code, required: false });
const must = (code: string, value: FieldValue): Plain => ({ ...value, code, required: true });

const TITLE = may('title', TEXT);

/** Block types in the order of the menu. */
const TYPES: readonly (readonly [string, ...Plain[]])[] = [
  ['default-header', must('title', TEXT), may('level', among('select', 'h2', 'h3', 'h4'))],
  ['default-text-plain', must('text', EDITOR)],
  ['custom-youtube', must('video', TEXT), may('caption', TEXT), may('wide', FLAG)],
  ['custom-quote', must('quote', AREA), may('name', TEXT), may('position', TEXT), may('image', IMAGE)],
  [
    'custom-text-layer',
    TITLE,
    must('text', EDITOR),
    may('background', among('select', 'white', 'lightgrey', 'red')),
    may('button', BUTTON),
  ],
  ['custom-text-image', TITLE, must('text', EDITOR), must('image', IMAGE), may('caption', TEXT), may('side', SIDE)],
  [
    'custom-text-image-block',
    must('title', TEXT),
    may('text', AREA),
    must('image', IMAGE),
    may('button', BUTTON),
    may('side', SIDE),
  ],
  [
    'custom-text-image-news',
    TITLE,
    must('text', EDITOR),
    may('slides', SLIDES),
    may('date', { type: 'datetime', value: null }),
  ],
  ['custom-text-cta', must('title', TEXT), may('text', EDITOR), must('button', BUTTON)],
  ['custom-assortment-category', TITLE, must('assortments', chosen('autocomplete', 'assortment', true))],
  [
    'custom-assortment-info',
    must('assortment', chosen('autocomplete', 'assortment', false)),
    may('text', EDITOR),
    may('products', chosen('custom-autocomplete', 'item', true)),
  ],
  ['custom-downloads', TITLE, must('files', { type: 'files', value: [] })],
  [
    'custom-hub',
    TITLE,
    may('pages', chosen('custom-autocomplete', 'page', true)),
    may('categories', { type: 'categories', value: [] }),
  ],
  ['custom-usp', TITLE, must('points', AREA), may('icon', among('select', 'check', 'star', 'arrow'))],
  ['custom-branches', TITLE, must('branches', { type: 'branches', value: [] }), may('map', FLAG)],
  ['custom-header-small', must('title', TEXT), may('subtitle', TEXT), may('image', IMAGE)],
  ['custom-tiles', TITLE, must('tiles', SLIDES), may('page', chosen('custom-autocomplete', 'page', false))],
  [
    'custom-widget',
    TITLE,
    must('widget', among('select', 'dealerLocator', 'airConfigurator', 'heatPumpSelector', 'contact')),
    may('code', AREA),
  ],
];

const named = (field: Plain, language: Language): BlockField => {
  const label = wordFor(field.code, language);
  if (field.type !== 'select' && field.type !== 'radio') return { ...field, label };
  return { ...field, label, options: field.options.map(({ id }): Choice => ({ id, label: wordFor(id, language) })) };
};

const PARTS: ReadonlyMap<string, readonly string[]> = new Map([
  ['slideshow', ['image', 'caption']],
  ['button', ['label', 'url', 'style']],
  ['categories', ['id', 'highlight']],
  ['branches', ['id', 'highlight']],
]);

/** The sub-fields of a field type, with labels. */
export const fieldPartsIn = (language: Language, type: string): readonly FieldPart[] =>
  (PARTS.get(type) ?? []).map((code) => ({ code, label: wordFor(code, language), options: [] }));

/** Block types with empty fields and labels in a language. */
export const blockTypesIn = (language: Language): readonly BlockType[] =>
  TYPES.map(([code, ...fields]) => ({
    code,
    label: wordFor(code, language),
    id: '',
    fields: fields.map((field) => named(field, language)),
    publication: null,
    disabled: false,
  }));

/** Blocks with labels in a language. */
export const inWordsOf = (language: Language, blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => ({
    ...block,
    label: wordFor(block.code, language),
    fields: block.fields.map((field) => named(field, language)),
  }));

/** Whether a block type with this code exists. */
export const isBlockType = (code: string): boolean => TYPES.some(([known]) => known === code);

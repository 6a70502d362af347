import { isFocusValue, type FocusPoint } from '../../src/domain/library/focus-point.rule';
import { extensionOf } from '../../src/domain/library/name.rule';
import type { Fields } from '../shared/fields';
import { fieldsNotValid } from '../shared/refusal';
import type { Details, FileRow } from './file-rows';
import { readName } from './folders';

/** Characters of what is written about a file. */
const LONGEST = { title: 255, alt: 500, caption: 1_000, description: 10_000 };
const LINES = ['title', 'alt', 'caption', 'description'] as const;
/** Fields of a save that changes neither bytes nor a folder. */
export const DETAIL_FIELDS = ['filename', 'focuspoint_x', 'focuspoint_y', 'no_index', ...LINES];
const NUMBER = /^-?\d(?:\.\d{1,3})?$/;

/** What a save of a file changes; what was not sent stays. */
export interface Changes {
  readonly name: string | undefined;
  readonly point: FocusPoint | undefined;
  readonly details: Partial<Details>;
}

/** Reads the form of a save. A name keeps its extension (R-LIB-02), a focus point has both numbers (R-LIB-05). */
export const readDetails = (form: Fields, file: FileRow): Changes => {
  form.only(...DETAIL_FIELDS);
  const name = form.has('filename') ? readName(form, 'filename') : undefined;
  if (name !== undefined && extensionOf(name) !== file.extension) throw fieldsNotValid('filename');
  const lines = LINES.flatMap((line) => {
    const text = form.text(line, LONGEST[line]);
    return text === undefined ? [] : [[line, text.normalize('NFC')] as const];
  });
  const noIndex = form.flag('no_index');
  return { name, point: readPoint(form), details: { ...Object.fromEntries(lines), ...(noIndex === undefined ? {} : { noIndex }) } };
};

const readPoint = (form: Fields): FocusPoint | undefined => {
  if (!form.has('focuspoint_x') && !form.has('focuspoint_y')) return undefined;
  const [x, y] = (['focuspoint_x', 'focuspoint_y'] as const).map((name) => {
    const text = form.required(name);
    if (!NUMBER.test(text) || !isFocusValue(Number(text))) throw fieldsNotValid(name);
    return Number(text);
  });
  return { x: x ?? 0, y: y ?? 0 };
};

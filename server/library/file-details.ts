import { MAX_FILE_TEXTS } from '../../src/domain/library/file-record.rule';
import { isFocusValue, type FocusPoint } from '../../src/domain/library/focus-point.rule';
import { extensionOf } from '../../src/domain/library/name.rule';
import type { Fields } from '../shared/fields';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { isImageExtension } from './file-content';
import type { Details, FileRow } from './file-rows';
import { readName } from './folders';
import { normalizeText } from '../../src/domain/shared/normalize';

const TEXT_FIELDS = ['title', 'alt', 'caption', 'description'] as const;
/** Fields of a save that changes neither content nor folder. */
export const DETAIL_FIELDS = ['filename', 'focuspoint_x', 'focuspoint_y', 'no_index', ...TEXT_FIELDS];
const NUMBER = /^-?\d(?:\.\d{1,3})?$/;

/** Changes of a save; undefined fields stay as they are. */
export interface DetailChanges {
  readonly name: string | undefined;
  readonly point: FocusPoint | undefined;
  readonly details: Partial<Details>;
}

/**
 * Reads the form of a save. Names keep their extension, captions are for images (R-LIB-02); a focus point is for
 * images and needs both coordinates (R-LIB-05). An empty form is 400.
 */
export const readDetails = (form: Fields, file: FileRow): DetailChanges => {
  form.only(...DETAIL_FIELDS);
  if (!DETAIL_FIELDS.some((field) => form.has(field))) throw new Refusal(400, 'VALUE_NOT_VALID');
  const name = form.has('filename') ? readName(form, 'filename') : undefined;
  if (name !== undefined && extensionOf(name) !== file.extension) throw fieldsNotValid('filename');
  const lines = TEXT_FIELDS.flatMap((line) => {
    const text = form.text(line, MAX_FILE_TEXTS[line]);
    return text === undefined ? [] : [[line, normalizeText(text)] as const];
  });
  const noIndex = form.flag('no_index');
  const point = readFocusPoint(form);
  if (!isImageExtension(file.extension)) checkImageOnlyFields(Object.fromEntries(lines), point, file);
  return { name, point, details: { ...Object.fromEntries(lines), ...(noIndex === undefined ? {} : { noIndex }) } };
};

/** Refuses a caption or focus point for other files, unless empty or unchanged. */
const checkImageOnlyFields = (
  { caption = '' }: Partial<Details>,
  point: FocusPoint | undefined,
  file: FileRow,
): void => {
  if (caption !== '' && caption !== file.caption) throw fieldsNotValid('caption');
  if (point !== undefined && (point.x !== file.x || point.y !== file.y))
    throw fieldsNotValid('focuspoint_x', 'focuspoint_y');
};

const readFocusPoint = (form: Fields): FocusPoint | undefined => {
  if (!form.has('focuspoint_x') && !form.has('focuspoint_y')) return undefined;
  const [x, y] = (['focuspoint_x', 'focuspoint_y'] as const).map((name) => {
    const text = form.required(name);
    if (!NUMBER.test(text) || !isFocusValue(Number(text))) throw fieldsNotValid(name);
    return Number(text);
  });
  return { x: x ?? 0, y: y ?? 0 };
};

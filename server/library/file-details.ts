import { MAX_FILE_TEXTS } from '../../src/domain/library/file-record.rule';
import { isFocusValue, type FocusPoint } from '../../src/domain/library/focus-point.rule';
import { extensionOf } from '../../src/domain/library/name.rule';
import { flag, onlyOf, text, type ValuesOf } from '../shared/reads';
import { fieldsNotValid, Refusal } from '../shared/refusal';
import { isImageExtension } from './file-content';
import type { Details, FileRow } from './file-rows';
import { NAME, readName } from './folders';
import { normalizeText } from '../../src/domain/shared/normalize';

const TEXT_FIELDS = ['title', 'alt', 'caption', 'description'] as const;
/** Form fields that change neither content nor folder. */
export const DETAILS = {
  filename: NAME,
  focuspoint_x: text(),
  focuspoint_y: text(),
  no_index: flag,
  title: text(MAX_FILE_TEXTS.title),
  alt: text(MAX_FILE_TEXTS.alt),
  caption: text(MAX_FILE_TEXTS.caption),
  description: text(MAX_FILE_TEXTS.description),
};
type DetailForm = ValuesOf<typeof DETAILS>;
const NUMBER = /^-?\d(?:\.\d{1,3})?$/;

/** Changes of a save; undefined fields stay unchanged. */
export interface DetailChanges {
  readonly name: string | undefined;
  readonly point: FocusPoint | undefined;
  readonly details: Partial<Details>;
}

/**
 * Parses the form of a save. Names keep their extension; captions are for images (R-LIB-02); a focus point is for
 * images and needs both coordinates (R-LIB-05). Refuses an empty form with 400.
 */
export const readDetails = (sent: DetailForm, file: FileRow): DetailChanges => {
  // Cast: `Object` functions widen keys to `string`.
  const form = onlyOf(sent, ...(Object.keys(DETAILS) as (keyof DetailForm)[]));
  if (Object.values(form).every((value) => value === undefined)) throw new Refusal(400, 'VALUE_NOT_VALID');
  const name = form.filename === undefined ? undefined : readName(form.filename, 'filename');
  if (name !== undefined && extensionOf(name) !== file.extension) throw fieldsNotValid('filename');
  const lines = TEXT_FIELDS.flatMap((line) => {
    const typed = form[line];
    return typed === undefined ? [] : [[line, normalizeText(typed)] as const];
  });
  const noIndex = form.no_index;
  const point = readFocusPoint(form);
  if (!isImageExtension(file.extension)) checkImageOnlyFields(Object.fromEntries(lines), point, file);
  return { name, point, details: { ...Object.fromEntries(lines), ...(noIndex === undefined ? {} : { noIndex }) } };
};

/** Refuses a caption or focus point of a file that is not an image, unless empty or unchanged. */
const checkImageOnlyFields = (
  { caption = '' }: Partial<Details>,
  point: FocusPoint | undefined,
  file: FileRow,
): void => {
  if (caption !== '' && caption !== file.caption) throw fieldsNotValid('caption');
  if (point !== undefined && (point.x !== file.x || point.y !== file.y))
    throw fieldsNotValid('focuspoint_x', 'focuspoint_y');
};

const readFocusPoint = (form: DetailForm): FocusPoint | undefined => {
  if (form.focuspoint_x === undefined && form.focuspoint_y === undefined) return undefined;
  const [x, y] = (['focuspoint_x', 'focuspoint_y'] as const).map((name) => {
    const typed = form[name] ?? '';
    if (!NUMBER.test(typed) || !isFocusValue(Number(typed))) throw fieldsNotValid(name);
    return Number(typed);
  });
  return { x: x ?? 0, y: y ?? 0 };
};

import type { PictureReference } from '../library/published/picture-reference';
import {
  custom,
  type DraftOf,
  type FieldTable,
  type KindOf,
  type RecordOf,
  type RowOf,
} from '../shared/fields/field-table';
import { valuesOf } from '../shared/fields/table-values';
import { defineResource } from '../shared/resource';
import { popupFields, popupRule } from './popup.rule';

/** `image` is undefined where the API does not support images of popups. */
export const popupTable = {
  ...popupFields,
  image: custom<PictureReference | null | undefined>(null),
} as const satisfies FieldTable;

export type PopupDraft = DraftOf<typeof popupTable>;
export type PopupRow = RowOf<typeof popupTable>;
export type Popup = RecordOf<typeof popupTable>;
export type PopupKind = KindOf<typeof popupTable>;

export const popups = defineResource<PopupKind>({
  ...valuesOf(popupTable),
  key: 'popup',
  right: 'popup',
  perWebsite: true,
  strings: { one: 'site.popup', many: 'site.popups' },
  order: { field: 'start', order: 'desc' },
  rule: popupRule,
});

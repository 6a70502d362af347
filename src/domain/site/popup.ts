import type { PictureReference } from '../library/published/picture-reference';
import type { Id } from '../shared/id';
import { defineResource, type Kind } from '../shared/resource';
import type { TypedMoment } from '../shared/typed-moment';
import { popupRule } from './popup.rule';

export interface PopupRow {
  readonly id: Id;
  readonly title: string;
  /** HTML. */
  readonly content: string;
  readonly start: TypedMoment;
  /** Whether it opens as an overlay. */
  readonly popup: boolean;
  /** Whether each visitor sees it only once. */
  readonly showOnce: boolean;
}

/** Without a start it starts when saved; without an end it stays. */
export type PopupDraft = Omit<PopupRow, 'id'> & {
  readonly end: TypedMoment;
  /** Whether it is limited to signed-in visitors. */
  readonly login: boolean;
  /** Undefined where the API has no images of popups. */
  readonly image: PictureReference | null | undefined;
};

export type Popup = PopupRow & PopupDraft;

export type PopupFilter = {
  readonly title: string;
  readonly popup: boolean | null;
  readonly showOnce: boolean | null;
  readonly login: boolean | null;
};

export interface PopupKind extends Kind {
  row: PopupRow;
  detail: Popup;
  draft: PopupDraft;
  filter: PopupFilter;
}

export const popups = defineResource<PopupKind>({
  key: 'popup',
  right: 'popup',
  perWebsite: true,
  strings: { one: 'site.popup', many: 'site.popups' },
  sortable: ['title', 'start', 'popup', 'showOnce'],
  order: { field: 'start', order: 'desc' },
  noFilter: { title: '', popup: null, showOnce: null, login: null },
  blank: { title: '', content: '', start: null, end: null, popup: true, showOnce: false, login: false, image: null },
  rule: popupRule,
});

import type { PictureReference } from '../library/published/picture-reference';
import type { CalendarDate } from '../shared/calendar-date';
import type { Id } from '../shared/id';
import type { Instant } from '../shared/instant';
import type { Kind } from '../shared/resource';
import type { TypedMoment } from '../shared/typed-moment';
import type { Block, Choice } from './block';

export interface LockHolder {
  readonly name: string;
  readonly since: Instant | null;
  /** The current user holds the lock in this browser, possibly from a former session. Rule R-CON-24. */
  readonly isOwn?: true;
}

/** A list row; fields that the module lacks are blank. */
export interface ContentRow {
  readonly id: Id;
  readonly name: string;
  readonly url: string;
  readonly targetNames: readonly string[];
  readonly internal: boolean;
  /** Rule R-SHR-60. */
  readonly status: string;
  readonly online: TypedMoment;
  readonly updated: Instant | null;
  readonly locked: LockHolder | null;
}

/** Metadata for search engines and shared links. */
export interface Meta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  readonly shareImage: PictureReference | null;
  readonly slug: string;
  readonly canonical: string;
  readonly noIndex: boolean;
}

/** Editable fields of all modules in one flat shape; each module shows and sends its own. */
export type ContentDraft = {
  readonly name: string;
  readonly url: string;
  /** Rule R-SHR-60. */
  readonly status: string;
  readonly online: TypedMoment;
  /** The moment that was set by choosing `published`. Rule R-CON-25. */
  readonly publishedNow?: Instant | undefined;
  readonly recap: string;
  readonly notes: string;
  readonly intro: string;
  readonly image: PictureReference | null;
  readonly cover: PictureReference | null;
  readonly categories: readonly Choice[];
  readonly tags: readonly Choice[];
  readonly targets: readonly Choice[];
  readonly branches: readonly Choice[];
  readonly internal: boolean;
  readonly isOnline: boolean;
  readonly map: boolean;
  readonly lightbox: boolean;
  readonly readConfirmation: boolean;
  readonly parent: Choice | null;
  readonly author: Choice | null;
  readonly project: Choice | null;
  readonly city: string;
  readonly street: string;
  readonly streetnumber: string;
  readonly zipcode: string;
  /** A year. */
  readonly implementation: number | null;
  readonly client: string;
  readonly deliveryDate: CalendarDate;
  readonly architect: string;
  readonly architecturalDesign: string;
  /** In square metres; text when the input is not a number. */
  readonly projectScope: number | string | null;
  readonly contractor: string;
  readonly installer: string;
  readonly counselor: string;
  readonly consultant: string;
  readonly orderNumber: string;
  readonly buildingCode: string;
  readonly meta: Meta;
  readonly blocks: readonly Block[];
  /** Whether the next save creates a separate version. Rule R-CON-08. */
  readonly newVersion: boolean;
};

export interface HistoryEntry {
  readonly id: Id;
  readonly kind: 'created' | 'save' | 'update';
  readonly at: Instant;
  /** Name of the author; empty where the API does not say. */
  readonly by: string;
}

/** A stored item with the fields that only the server sets. */
export type ContentItem = Omit<ContentRow, 'online'> &
  ContentDraft & {
    /** Null until the item has been online. */
    readonly firstOnline: Instant | null;
    readonly added: Instant | null;
    /** Full name; empty where the API does not say. */
    readonly addedBy: string;
    readonly history: readonly HistoryEntry[];
    /** Key of the preview page. */
    readonly previewHash: string;
  };

export type ContentFilter = {
  readonly name: string;
  readonly url: string;
  readonly status: readonly string[];
};

export interface ContentKind extends Kind {
  row: ContentRow;
  detail: ContentItem;
  draft: ContentDraft;
  filter: ContentFilter;
}

const NO_META: Meta = {
  title: '',
  description: '',
  keywords: '',
  shareTitle: '',
  shareDescription: '',
  shareImage: null,
  slug: '',
  canonical: '',
  noIndex: false,
};

export const BLANK_ITEM: ContentDraft = {
  name: '',
  url: '',
  status: 'draft',
  online: null,
  recap: '',
  notes: '',
  intro: '',
  image: null,
  cover: null,
  categories: [],
  tags: [],
  targets: [],
  branches: [],
  internal: false,
  isOnline: true,
  map: false,
  lightbox: false,
  readConfirmation: false,
  parent: null,
  author: null,
  project: null,
  city: '',
  street: '',
  streetnumber: '',
  zipcode: '',
  implementation: null,
  client: '',
  deliveryDate: '',
  architect: '',
  architecturalDesign: '',
  projectScope: null,
  contractor: '',
  installer: '',
  counselor: '',
  consultant: '',
  orderNumber: '',
  buildingCode: '',
  meta: NO_META,
  blocks: [],
  newVersion: false,
};

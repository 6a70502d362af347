import type { ContentModule } from '../../../src/domain/content/modules.rule';
import type { PublicationStatus } from '../../../src/domain/content/publication.rule';
import { parseUtc, type Instant } from '../../../src/domain/shared/instant';

export const toInstant = (written: string | null): Instant | null => (written === null ? null : parseUtc(written));

/** A stored block. Files and chosen records are stored as ids. */
export interface StoredBlock {
  readonly guid: string;
  /** Block type. */
  readonly code: string;
  /** Anchor; empty for none. */
  readonly id: string;
  /** `YYYY-MM-DD HH:mm:ss`, UTC. */
  readonly publication: { readonly from: string | null; readonly to: string | null } | null;
  readonly disabled: boolean;
  /** By field code. */
  readonly data: Readonly<Record<string, unknown>>;
}

export interface StoredSlide {
  readonly image: number | null;
  readonly caption: string;
}

/** A category or branch shown by a block. */
export interface StoredHighlight {
  readonly id: number;
  readonly highlight: 0 | 1;
}

/** Fields without a column of their own, stored as JSON. */
export interface Details {
  readonly recap: string;
  readonly notes: string;
  readonly intro: string;
  readonly city: string;
  readonly street: string;
  readonly streetnumber: string;
  readonly zipcode: string;
  /** Year. */
  readonly implementation: number | null;
  readonly client: string;
  /** `YYYY-MM-DD`. */
  readonly deliveryDate: string | null;
  readonly architect: string;
  readonly architecturalDesign: string;
  /** Square metres. */
  readonly projectScope: number | null;
  readonly contractor: string;
  readonly installer: string;
  readonly counselor: string;
  readonly consultant: string;
  readonly orderNumber: string;
  readonly buildingCode: string;
}

export interface Meta {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  readonly shareTitle: string;
  readonly shareDescription: string;
  readonly slug: string;
  readonly canonical: string;
  readonly noIndex: boolean;
}

/** The fields that a save stores and a history entry can restore. Files and chosen records are ids, moments are UTC. */
export interface ItemState extends Details {
  readonly name: string;
  readonly url: string;
  readonly status: PublicationStatus;
  readonly online: string | null;
  /** Moment of the first publication, past or future. */
  readonly firstOnline: string | null;
  readonly internal: boolean;
  readonly isOnline: boolean;
  readonly map: boolean;
  readonly lightbox: boolean;
  readonly readConfirmation: boolean;
  readonly image: number | null;
  readonly cover: number | null;
  readonly shareImage: number | null;
  readonly categories: readonly number[];
  readonly tags: readonly number[];
  readonly targets: readonly number[];
  readonly branches: readonly number[];
  readonly parent: number | null;
  readonly project: number | null;
  readonly author: number | null;
  readonly meta: Meta;
  readonly blocks: readonly StoredBlock[];
}

const BLANK_DETAILS: Details = {
  recap: '',
  notes: '',
  intro: '',
  city: '',
  street: '',
  streetnumber: '',
  zipcode: '',
  implementation: null,
  client: '',
  deliveryDate: null,
  architect: '',
  architecturalDesign: '',
  projectScope: null,
  contractor: '',
  installer: '',
  counselor: '',
  consultant: '',
  orderNumber: '',
  buildingCode: '',
};

export const BLANK_STATE: ItemState = {
  ...BLANK_DETAILS,
  name: '',
  url: '',
  status: 'draft',
  online: null,
  firstOnline: null,
  internal: false,
  isOnline: true,
  map: false,
  lightbox: false,
  readConfirmation: false,
  image: null,
  cover: null,
  shareImage: null,
  categories: [],
  tags: [],
  targets: [],
  branches: [],
  parent: null,
  project: null,
  author: null,
  meta: {
    title: '',
    description: '',
    keywords: '',
    shareTitle: '',
    shareDescription: '',
    slug: '',
    canonical: '',
    noIndex: false,
  },
  blocks: [],
};

/** The fields of `Details`, as stored. */
export const detailsOf = (state: ItemState): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.keys(BLANK_DETAILS).map((name) => [name, Reflect.get(state, name)]));

/** An item with the fields that only the server sets. */
export interface StoredItem {
  readonly id: number;
  readonly module: ContentModule;
  readonly version: number;
  readonly added: string;
  readonly updated: string;
  readonly by: { readonly firstname: string; readonly surname: string } | null;
  readonly previewHash: string;
  readonly state: ItemState;
}

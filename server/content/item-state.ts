import type { ContentModule } from '../../src/domain/content/modules.rule';
import type { PublicationStatus } from '../../src/domain/content/publication.rule';
import { parseUtc, type Instant } from '../../src/domain/shared/instant';

/** A stored moment, as rules reckon with it. */
export const momentOf = (written: string | null): Instant | null => (written === null ? null : parseUtc(written));

/** A block as it is kept: of what it shows and leads to, the identities. */
export interface StoredBlock {
  readonly guid: string;
  /** Its type. */
  readonly code: string;
  /** Its anchor; empty is none. */
  readonly id: string;
  /** Both `YYYY-MM-DD HH:mm:ss` in UTC. */
  readonly publication: { readonly from: string | null; readonly to: string | null } | null;
  readonly disabled: boolean;
  /** Values by the codes of its fields. */
  readonly data: Readonly<Record<string, unknown>>;
}

/** One entry of a slideshow. */
export interface StoredSlide {
  readonly image: number | null;
  readonly caption: string;
}

/** A category or branch of which a block shows something, big or small. */
export interface StoredHighlight {
  readonly id: number;
  readonly highlight: 0 | 1;
}

/** The texts of an item that no list looks into on their own. */
export interface Details {
  readonly recap: string;
  readonly notes: string;
  readonly intro: string;
  readonly city: string;
  readonly street: string;
  readonly streetnumber: string;
  readonly zipcode: string;
  /** A year. */
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

/**
 * Everything that a save keeps and the history can bring back; pictures and choices by their identities, moments in
 * UTC.
 */
export interface ItemState extends Details {
  readonly name: string;
  readonly url: string;
  readonly status: PublicationStatus;
  readonly online: string | null;
  /** When it was online first, or will be. */
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

/** An item before anything was written. */
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

/** The details alone, as they are kept. */
export const detailsOf = (state: ItemState): Details => {
  const {
    recap,
    notes,
    intro,
    city,
    street,
    streetnumber,
    zipcode,
    implementation,
    client,
    deliveryDate,
    architect,
    architecturalDesign,
    projectScope,
    contractor,
    installer,
    counselor,
    consultant,
    orderNumber,
    buildingCode,
  } = state;
  return {
    recap,
    notes,
    intro,
    city,
    street,
    streetnumber,
    zipcode,
    implementation,
    client,
    deliveryDate,
    architect,
    architecturalDesign,
    projectScope,
    contractor,
    installer,
    counselor,
    consultant,
    orderNumber,
    buildingCode,
  };
};

/** What only the server knows of an item. */
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

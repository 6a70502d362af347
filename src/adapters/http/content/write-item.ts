import type { Choice } from '../../../domain/content/block';
import type { ContentDraft, Meta } from '../../../domain/content/content-item';
import { fieldsOf, nameFieldOf, type ContentField, type ContentModule } from '../../../domain/content/modules.rule';
import { isPublishedNow } from '../../../domain/content/publication.rule';
import { formatUtc } from '../../../domain/shared/instant';
import { sameValue } from '../../../domain/shared/same-value';
import { writePicture } from '../library/published/picture-reference.codec';
import { unlessEmpty, type FormFields } from '../shared/form';
import { writeBlocks } from './block.codec';

/** Wire names of draft fields, where they differ. */
const WIRE_NAMES = {
  online: 'datetime_online',
  isOnline: 'online',
  readConfirmation: 'read_confirmation',
  author: 'resource_author',
  deliveryDate: 'delivery_date',
  targets: 'target',
  architecturalDesign: 'architectural_design',
  projectScope: 'project_scope',
  orderNumber: 'order_number',
  buildingCode: 'building_code',
  blocks: 'content',
  updated: 'datetime',
} as const;

const wireNameOf = (field: ContentField, module: ContentModule): string =>
  field === 'name' ? nameFieldOf(module) : (new Map<string, string>(Object.entries(WIRE_NAMES)).get(field) ?? field);

/** Wire names of metadata fields: metadata is read as one object and written as separate fields. */
const META_NAMES = {
  'meta.title': 'meta_seo_title',
  'meta.description': 'meta_seo_description',
  'meta.keywords': 'meta_seo_keywords',
  'meta.shareTitle': 'meta_og_title',
  'meta.shareDescription': 'meta_og_description',
  'meta.shareImage': 'meta_og_image',
  'meta.slug': 'meta_slug',
  'meta.canonical': 'meta_canonical',
  'meta.noIndex': 'meta_no_index',
} as const;

/** Wire names of draft and metadata fields, where they differ. */
export const ITEM_WIRE_NAMES = { ...WIRE_NAMES, ...META_NAMES };

/** Fields that are sent even when they are empty. */
const NEVER_DROPPED: readonly ContentField[] = [
  'architect',
  'architecturalDesign',
  'contractor',
  'installer',
  'counselor',
  'consultant',
  'projectScope',
  'deliveryDate',
];

const isChoices = (value: unknown): value is readonly Choice[] => Array.isArray(value);

const writeMeta = (
  { title, description, keywords, shareTitle, shareDescription, shareImage, slug, canonical, noIndex }: Meta,
  before: Meta,
): FormFields => ({
  meta_seo_title: title,
  meta_seo_description: description,
  meta_seo_keywords: keywords,
  meta_og_title: shareTitle,
  meta_og_description: shareDescription,
  meta_og_image: writePicture(shareImage, before.shareImage),
  meta_slug: slug,
  meta_canonical: canonical,
  meta_no_index: noIndex,
});

const textOf = (value: string | number | boolean | null): string => (value === null ? '' : String(value).trim());

/** The wire value of one field; undefined if it is not sent. */
const writeField = (
  field: Exclude<ContentField, 'meta'>,
  draft: ContentDraft,
  before: ContentDraft,
  setsMoment: boolean,
): FormFields[string] => {
  switch (field) {
    case 'blocks':
      return writeBlocks(draft.blocks);
    case 'image':
    case 'cover':
      return writePicture(draft[field], before[field]);
    case 'online':
      if (setsMoment && isPublishedNow(draft, before.status)) return undefined;
      return typeof draft.online === 'number' ? formatUtc(draft.online) : '';
    // These texts are sent exactly as typed.
    case 'intro':
    case 'recap':
    case 'notes':
      return unlessEmpty(draft[field], before[field]);
    case 'parent':
    case 'author':
    case 'project':
      return unlessEmpty(draft[field]?.id ?? '', before[field]?.id ?? '');
    default: {
      const [value, known] = [draft[field], before[field]];
      if (typeof value === 'boolean') return value;
      if (isChoices(value))
        return sameValue(value, known) && value.length === 0 ? undefined : value.map(({ id }) => id);
      const text = textOf(value);
      return NEVER_DROPPED.includes(field) ? text : unlessEmpty(text, isChoices(known) ? '' : textOf(known));
    }
  }
};

/**
 * The form fields of a save.
 * @param setsMoment whether the API sets the publication moment of an item that is published without one
 */
export const writeItem = (
  module: ContentModule,
  draft: ContentDraft,
  before: ContentDraft,
  setsMoment: boolean,
): FormFields => ({
  ...Object.fromEntries(
    fieldsOf(module).flatMap((field) =>
      field === 'meta' ? [] : [[wireNameOf(field, module), writeField(field, draft, before, setsMoment)]],
    ),
  ),
  ...writeMeta(draft.meta, before.meta),
  update: draft.newVersion ? true : undefined,
});

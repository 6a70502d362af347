import * as t from 'io-ts';
import type { Term, TermDraft, TermFilter, TermMeta, TermModule, TermRow } from '../../../domain/content/term';
import { Picture, writePicture } from '../library/published/picture-reference.codec';
import { unlessEmpty } from '../shared/form';
import type { ResourceCodec } from '../shared/resource-gateway.http';
import { defaulted, Id, mapped, optional, UtcDateTime } from '../shared/wire';

const Text = defaulted(t.string, '');
const NO_SEO = { title: '', description: '' };
const WireRow = t.type({
  id: Id,
  label: optional(t.string),
  name: optional(t.string),
  url: Text,
  datetime: optional(UtcDateTime),
});
const WireMeta = t.type({
  seo: defaulted(t.type({ title: Text, description: Text }), NO_SEO),
  og: defaulted(t.type({ title: Text, description: Text, image: Picture }), { ...NO_SEO, image: null }),
  canonical: Text,
});
const WireTerm = t.intersection([
  WireRow,
  t.type({ meta: defaulted(WireMeta, { seo: NO_SEO, og: { ...NO_SEO, image: null }, canonical: '' }) }),
]);

const rowOf = ({ id, label, name, url, datetime }: t.TypeOf<typeof WireRow>): TermRow => ({
  id,
  name: label ?? name ?? '',
  url,
  updated: datetime,
});
const metaOf = ({ seo, og, canonical }: t.TypeOf<typeof WireMeta>): TermMeta => ({
  ...seo,
  shareTitle: og.title,
  shareDescription: og.description,
  shareImage: og.image,
  canonical,
});

/**
 * Tags or categories on the wire: a tag has a label there, a category a name; their meta data is read together and
 * written field by field.
 */
export const termCodecOf = (module: TermModule): ResourceCodec<TermRow, Term, TermDraft, TermFilter> => {
  const titled = module === 'tag' ? 'label' : 'name';
  return {
    endpoint: module,
    plural: module === 'tag' ? 'tags' : 'categories',
    singular: module,
    row: mapped(WireRow, `${module} row`, rowOf),
    detail: mapped(WireTerm, module, (wire): Term => ({ ...rowOf(wire), meta: metaOf(wire.meta) })),
    write: ({ name, url, meta }, before) => ({
      [titled]: name.trim(),
      url: unlessEmpty(url.trim(), before.url),
      meta_seo_title: meta.title.trim(),
      meta_seo_description: meta.description.trim(),
      meta_og_title: meta.shareTitle.trim(),
      meta_og_description: meta.shareDescription.trim(),
      meta_og_image: writePicture(meta.shareImage, before.meta.shareImage),
      meta_canonical: meta.canonical.trim(),
    }),
    wireNames: {
      'name': titled,
      'updated': 'datetime',
      'meta.title': 'meta_seo_title',
      'meta.description': 'meta_seo_description',
      'meta.shareTitle': 'meta_og_title',
      'meta.shareDescription': 'meta_og_description',
      'meta.shareImage': 'meta_og_image',
      'meta.canonical': 'meta_canonical',
    },
  };
};

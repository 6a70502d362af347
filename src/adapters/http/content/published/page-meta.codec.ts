import * as t from 'io-ts';
import type { PageMeta } from '../../../../domain/content/published/page-meta';
import { Picture, writePicture } from '../../library/published/picture-reference.codec';
import type { FormFields } from '../../shared/form';
import { defaulted, mapped } from '../../shared/wire';

const Text = defaulted(t.string, '');
const NO_SEO = { title: '', description: '' };
const WireMeta = t.type({
  seo: defaulted(t.type({ title: Text, description: Text }), NO_SEO),
  og: defaulted(t.type({ title: Text, description: Text, image: Picture }), { ...NO_SEO, image: null }),
  canonical: Text,
});

/** The metadata under `meta`; empty if not sent. */
export const Meta = mapped(
  defaulted(WireMeta, { seo: NO_SEO, og: { ...NO_SEO, image: null }, canonical: '' }),
  'meta',
  ({ seo, og, canonical }): PageMeta => ({
    ...seo,
    shareTitle: og.title,
    shareDescription: og.description,
    shareImage: og.image,
    canonical,
  }),
);

/** Metadata is read as one object and written as separate fields. */
export const writeMeta = (meta: PageMeta, before: PageMeta): FormFields => ({
  meta_seo_title: meta.title.trim(),
  meta_seo_description: meta.description.trim(),
  meta_og_title: meta.shareTitle.trim(),
  meta_og_description: meta.shareDescription.trim(),
  meta_og_image: writePicture(meta.shareImage, before.shareImage),
  meta_canonical: meta.canonical.trim(),
});

export const META_WIRE_NAMES = {
  'meta.title': 'meta_seo_title',
  'meta.description': 'meta_seo_description',
  'meta.shareTitle': 'meta_og_title',
  'meta.shareDescription': 'meta_og_description',
  'meta.shareImage': 'meta_og_image',
  'meta.canonical': 'meta_canonical',
} as const;

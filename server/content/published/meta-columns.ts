import { MAX_META } from '../../../src/domain/shared/meta.rule';
import { libraryImage } from '../../library/published/image-column';
import { line, foldedLine } from '../../shared/columns';
import { pick } from '../../shared/specified';
import type { Values } from '../../shared/resource-rows';

/** Columns for search engines and link sharing. Rule R-CON-20. */
export const META_COLUMNS = {
  meta_seo_title: foldedLine(MAX_META.title),
  meta_seo_description: foldedLine(MAX_META.description),
  meta_og_title: foldedLine(MAX_META.title),
  meta_og_description: foldedLine(MAX_META.description),
  meta_og_image: libraryImage(),
  meta_canonical: line(MAX_META.canonical),
};

/** Wire names by path of the rule. */
export const META_WIRE_NAMES = {
  'meta.title': 'meta_seo_title',
  'meta.description': 'meta_seo_description',
  'meta.shareTitle': 'meta_og_title',
  'meta.shareDescription': 'meta_og_description',
  'meta.canonical': 'meta_canonical',
} as const;

interface StoredMeta {
  readonly meta_seo_title: string;
  readonly meta_seo_description: string;
  readonly meta_og_title: string;
  readonly meta_og_description: string;
  readonly meta_canonical: string;
}

export const metaOf = (stored: StoredMeta) => ({
  title: stored.meta_seo_title,
  description: stored.meta_seo_description,
  shareTitle: stored.meta_og_title,
  shareDescription: stored.meta_og_description,
  canonical: stored.meta_canonical,
});

/** The specified metadata of a response. */
export const SPECIFIED_META = pick('slug canonical no_index', {
  seo: pick('title description keywords'),
  og: pick('title description', { image: pick('location name') }),
});

/** Nests the metadata of a record for the wire. */
export const withMeta = ({
  meta_seo_title,
  meta_seo_description,
  meta_og_title,
  meta_og_description,
  meta_og_image,
  meta_canonical,
  ...record
}: Values): object => ({
  ...record,
  meta: {
    seo: { title: meta_seo_title, description: meta_seo_description },
    og: { title: meta_og_title, description: meta_og_description, image: meta_og_image },
    canonical: meta_canonical,
  },
});

import { slugify, suggestSlug } from '../../../src/domain/shared/slug.rule';
import type { Saving } from '../../shared/resource';

/** Up to this number, suffixes are tried one by one; beyond it the steps grow, to find a free one soon. */
const IN_ORDER = 20;

/** The slug of a tag or category without one; empty if the user cleared it and the name yields none. */
export const termAddress = (name: string, module: 'tag' | 'category', { attempt, isSent }: Saving): string => {
  if (slugify(name) !== '') return suggestSlug(name, module, attempt);
  if (isSent('url')) return '';
  return suggestSlug(name, module, attempt <= IN_ORDER ? attempt : IN_ORDER + 2 ** (attempt - IN_ORDER));
};

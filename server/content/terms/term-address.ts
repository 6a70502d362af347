import { slugify, suggestSlug } from '../../../src/domain/shared/slug.rule';
import type { Saving } from '../../shared/resource';

/** Numbers that are tried one by one; then the steps grow, so that any free one is found. */
const IN_ORDER = 20;

/** The address of a tag or category that has none; empty if it was emptied and does not follow from the name. */
export const termAddress = (name: string, module: 'tag' | 'category', { attempt, isSent }: Saving): string => {
  if (slugify(name) !== '') return suggestSlug(name, module, attempt);
  if (isSent('url')) return '';
  return suggestSlug(name, module, attempt <= IN_ORDER ? attempt : IN_ORDER + 2 ** (attempt - IN_ORDER));
};

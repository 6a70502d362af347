import type { Block } from '../../../domain/content/block';
import type { BlockOutline } from './blocks.seed';

/** A page that another user edits too, and that user's changes. */
export const SHARED_PAGE = {
  colleague: 'Edwin van Rijn',
  name: 'Nieuwe showroom in Breda',
  heading: 'De deuren gaan open',
  text: '<p>In januari opent onze showroom in Breda.</p>',
  quote: 'Eindelijk dichter bij onze klanten.',
  theirText: '<p>Op 15 januari opent onze showroom in Breda, met koffie en taart.</p>',
  theirQuote: 'Eindelijk om de hoek bij onze klanten.',
} as const;

const BLOCKS: readonly BlockOutline[] = [
  ['default-header', { title: SHARED_PAGE.heading, level: 'h2' }],
  ['default-text-plain', { text: SHARED_PAGE.text }],
  ['custom-quote', { quote: SHARED_PAGE.quote, name: 'Pim Verhulst', position: 'Vestigingsleider' }],
];

/** The page in the seed. */
export const SHARED_PAGE_OUTLINE = {
  name: SHARED_PAGE.name,
  targets: [{ id: '4', label: 'Particulieren' }],
  blocks: BLOCKS,
};

const THEIRS: Readonly<Record<string, string>> = { text: SHARED_PAGE.theirText, quote: SHARED_PAGE.theirQuote };

/** The blocks with the other user's changes. */
export const editedByColleague = (blocks: readonly Block[]): readonly Block[] =>
  blocks.map((block) => ({
    ...block,
    fields: block.fields.map((field) => {
      const theirs = THEIRS[field.code];
      return theirs !== undefined && (field.type === 'editor' || field.type === 'textarea')
        ? { ...field, value: theirs }
        : field;
    }),
  }));

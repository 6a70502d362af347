import type { TextStyle } from '../../../../domain/shared/rich-text/styles';
import type { TextKey } from '../../runtime/text-key';

/** Optional tools of a rich-text field. */
export type Tool = 'styles' | 'quote' | 'table' | 'anchor' | 'source' | 'video' | 'script' | 'buttons';

/** For short texts such as popups and notices. */
export const NOTICE_TOOLS: readonly Tool[] = ['styles', 'quote', 'table', 'anchor', 'source'];
/** For pages and articles. */
export const CONTENT_TOOLS: readonly Tool[] = [...NOTICE_TOOLS, 'video', 'script', 'buttons'];

/** A named style with its label. */
export interface NamedStyle extends TextStyle {
  readonly name: TextKey;
}

/** Styles that every website has. */
export const TEXT_STYLES: readonly NamedStyle[] = [
  { className: 'lead', on: 'block', name: 'richText.style.lead' },
  { className: 'note', on: 'block', name: 'richText.style.note' },
  { className: 'small', on: 'words', name: 'richText.style.small' },
  { className: 'highlight', on: 'words', name: 'richText.style.highlight' },
];

/** A snippet of HTML to insert. */
export interface TextTemplate {
  readonly id: string;
  readonly name: string;
  readonly html: string;
}

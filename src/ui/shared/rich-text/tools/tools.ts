import type { TextStyle } from '../../../../domain/shared/rich-text/styles';
import type { TextKey } from '../../runtime/text-key';

/** What a field of rich text can do beside formats, lists, links and undo. */
export type Tool = 'styles' | 'quote' | 'table' | 'anchor' | 'source' | 'video' | 'script' | 'buttons';

/** For short texts: a popup, a notice, an answer. */
export const NOTICE_TOOLS: readonly Tool[] = ['styles', 'quote', 'table', 'anchor', 'source'];
/** For the texts of pages and articles. */
export const CONTENT_TOOLS: readonly Tool[] = [...NOTICE_TOOLS, 'video', 'script', 'buttons'];

/** A look of the style sheet, and what people call it. */
export interface NamedStyle extends TextStyle {
  readonly name: TextKey;
}

/** The looks that the style sheet of every website has. */
export const TEXT_STYLES: readonly NamedStyle[] = [
  { className: 'lead', on: 'block', name: 'shared.richText.style.lead' },
  { className: 'note', on: 'block', name: 'shared.richText.style.note' },
  { className: 'small', on: 'words', name: 'shared.richText.style.small' },
  { className: 'highlight', on: 'words', name: 'shared.richText.style.highlight' },
];

/** HTML that the house has ready, put in at the caret. */
export interface TextTemplate {
  readonly id: string;
  readonly name: string;
  readonly html: string;
}

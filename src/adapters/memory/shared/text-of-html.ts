import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { plainTextOf } from '../../../domain/shared/rich-text/plain-text';

/** Visible text of HTML. The memory adapters also run where there is no browser. */
export const textOfHtml = (html: string): string =>
  plainTextOf(html, { text: (source) => decodeHTML(source), attribute: decodeHTMLAttribute });

import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { plainTextOf, type HtmlDecoder } from '../../../src/domain/shared/rich-text/plain-text';

/** Decodes HTML entities as browsers do. Rule R-SHR-57. */
export const htmlDecoder: HtmlDecoder = { text: (source) => decodeHTML(source), attribute: decodeHTMLAttribute };

/** Visible text of HTML. */
export const textOfHtml = (html: string): string => plainTextOf(html, htmlDecoder);

import { decodeHTML, decodeHTMLAttribute } from 'entities';
import { plainTextOf } from '../../../domain/shared/rich-text/plain-text';

/** Visible text of HTML, without the DOM: memory adapters also run outside browsers. */
export const textOfHtml = (html: string): string =>
  plainTextOf(html, { text: (source) => decodeHTML(source), attribute: decodeHTMLAttribute });

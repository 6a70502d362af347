import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { readImageHeader, loadImageOpener, unreadable } from '../shared/image-processing';
import { Refusal } from '../shared/refusal';
import type { SvgResult } from './svg';
import { expandEntities } from './svg-entities';
import { localStyles, localValue } from './svg-styles';
import { IMAGE_LIMITS, drawThumbnail } from './thumbnail-image';

// Entry point of the process that `svg.ts` starts; it sanitizes one SVG after the other.

const EMBEDDED_IMAGE = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i;
const EMBEDDED_FONT =
  /^data:(?:font\/[\w.+-]+|application\/(?:[\w.-]*(?:font|opentype|truetype)[\w.-]*|octet-stream))[;,]/i;
/** `NodeFilter.SHOW_CDATA_SECTION`. */
const SHOW_CDATA = 8;
interface SanitizedMarkup {
  readonly text: string;
  readonly images: readonly Buffer[];
}

/** Turns CDATA sections into text: the sanitizer would drop them, and with them the styles of many drawing programs. */
const flattenCdata = (root: Element): void => {
  const document = root.ownerDocument;
  const walker = document.createTreeWalker(root, SHOW_CDATA);
  const sections: Node[] = [];
  while (walker.nextNode() !== null) sections.push(walker.currentNode);
  for (const section of sections)
    section.parentNode?.replaceChild(document.createTextNode(section.nodeValue ?? ''), section);
};

/** Sanitizes an SVG; null if it is not an SVG. */
const sanitize = (text: string): SanitizedMarkup | null => {
  const { window } = new JSDOM('');
  const { documentElement: root } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  if (root.localName === 'parsererror') throw unreadable();
  if (root.localName !== 'svg' || root.namespaceURI !== 'http://www.w3.org/2000/svg') return null;
  flattenCdata(root);
  const images: Buffer[] = [];
  const purifier = createPurifier(window);
  const isImage = (address: string): boolean => {
    const isEmbedded = EMBEDDED_IMAGE.test(address);
    if (isEmbedded) images.push(Buffer.from(address.replace(EMBEDDED_IMAGE, ''), 'base64'));
    return isEmbedded;
  };
  const isFragment = (address: string): boolean => address === '' || address.startsWith('#');
  const isLocal = (address: string): boolean =>
    isFragment(address.trim()) || EMBEDDED_FONT.test(address.trim()) || isImage(address.trim());
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const { attrName, attrValue } = attribute;
    if (attrName === 'href' || attrName === 'xlink:href')
      attribute.keepAttr = isFragment(attrValue.trim()) || isImage(attrValue.trim());
    else if (attrName === 'style') attribute.attrValue = localStyles(attrValue, isLocal);
    // Only functions load anything; long path data contain none.
    else if (attrValue.includes('(')) {
      const value = localValue(attrValue, isLocal);
      if (value === null) attribute.keepAttr = false;
      else attribute.attrValue = value;
    }
  });
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style') node.textContent = localStyles(node.textContent ?? '', isLocal);
  });
  try {
    purifier.sanitize(root, {
      IN_PLACE: true,
      USE_PROFILES: { svg: true, svgFilters: true },
      ADD_TAGS: ['use'],
      ADD_DATA_URI_TAGS: ['feimage'],
      FORBID_TAGS: ['a'],
    });
  } catch {
    // The function throws if nothing safe would be left.
    return null;
  }
  return { text: new window.XMLSerializer().serializeToString(root), images: images };
};

/** Refuses malformed XML with 415. */
const sanitizeWellFormed = (text: string): SanitizedMarkup | null => {
  try {
    return sanitize(text);
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'SyntaxError') throw unreadable();
    throw failure;
  }
};

/** Renderers decode embedded images at full size, so their total pixels are limited like those of one image. */
const processSvg = async (text: string): Promise<SvgResult> => {
  const expanded = expandEntities(text);
  if (expanded === null) return { refused: 415, body: { reason: 'entities' } };
  const found = sanitizeWellFormed(expanded);
  if (found === null) return { refused: 415 };
  const open = await loadImageOpener(IMAGE_LIMITS);
  let pixels = 0;
  for (const picture of found.images) {
    const head = await readImageHeader(open, picture, IMAGE_LIMITS);
    pixels += head.width * head.height;
  }
  if (pixels > IMAGE_LIMITS.pixels) return { refused: 413, body: { limit: 'pixels' } };
  const bytes = Buffer.from(found.text);
  const { width, height } = await readImageHeader(open, bytes, IMAGE_LIMITS);
  return { markup: found.text, width, height, thumbnail: await drawThumbnail(open, bytes) };
};

const refusalOf = (failure: unknown): SvgResult => {
  if (failure instanceof Refusal && (failure.status === 413 || failure.status === 415))
    return { refused: failure.status, ...(failure.details.body && { body: failure.details.body }) };
  throw failure;
};

process.on(
  'message',
  (text) =>
    void processSvg(String(text))
      .catch(refusalOf)
      .then((looked) => process.send?.(looked)),
);
await loadImageOpener(IMAGE_LIMITS);
process.send?.('ready');

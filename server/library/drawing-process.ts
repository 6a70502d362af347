import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';
import { headOf, openingPictures } from '../shared/picture-work';
import { Refusal } from '../shared/refusal';
import type { Looked } from './drawing';
import { BOUNDS, reduce } from './small-picture';

// A process of its own, for one drawing: see drawing.ts.

/** A picture that stands in the drawing itself. */
const EMBEDDED = /^data:image\/(?:png|jpeg|gif|webp);base64,/i;
/** Parts of the same drawing may be used again, and pictures that stand in it; those of another file may not. */
const isWithin = (link: string): boolean => link.startsWith('#') || EMBEDDED.test(link);
/** Whether a style or a reference fetches something; one that hides what it says is taken for one that does. */
const asksElsewhere = (style: string): boolean => /@import|\\|url\(\s*["']?\s*(?!#|["'\s])/i.test(style);

interface Harmless {
  readonly text: string;
  /** The pictures that stand in it. */
  readonly pictures: readonly Buffer[];
}

/**
 * The drawing without anything that acts; null for what is none. Entities could make much out of little, so a drawing
 * has none.
 */
const harmless = (text: string): Harmless | null => {
  const { window } = new JSDOM('');
  if (/<!ENTITY/i.test(text)) return null;
  const { documentElement: drawing } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  if (drawing.localName !== 'svg' || drawing.namespaceURI !== 'http://www.w3.org/2000/svg') return null;
  const pictures: Buffer[] = [];
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const [isLink, value] = [
      attribute.attrName === 'href' || attribute.attrName === 'xlink:href',
      attribute.attrValue.trim(),
    ];
    if (isLink ? !isWithin(value) : asksElsewhere(value)) attribute.keepAttr = false;
    else if (EMBEDDED.test(value)) pictures.push(Buffer.from(value.replace(EMBEDDED, ''), 'base64'));
  });
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && asksElsewhere(node.textContent ?? '')) node.textContent = '';
  });
  purifier.sanitize(drawing, {
    IN_PLACE: true,
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['a'],
  });
  return { text: new window.XMLSerializer().serializeToString(drawing), pictures };
};

/** What is not well written is the sender's affair; everything else is a defect. */
const wellWritten = (text: string): Harmless | null => {
  try {
    return harmless(text);
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'SyntaxError') return null;
    throw failure;
  }
};

/**
 * Whoever draws it unpacks every picture in it, whatever its size on the page: together they are bound as one picture
 * is.
 */
const look = async (text: string): Promise<Looked> => {
  const found = wellWritten(text);
  if (found === null) return { refused: 415 };
  const open = await openingPictures(BOUNDS);
  let pixels = 0;
  for (const picture of found.pictures) {
    const head = await headOf(open, picture, BOUNDS);
    pixels += head.width * head.height;
  }
  if (pixels > BOUNDS.pixels) return { refused: 413 };
  const bytes = Buffer.from(found.text);
  const { width, height } = await headOf(open, bytes, BOUNDS);
  return { harmless: found.text, width, height, thumbnail: await reduce(open, bytes) };
};

const refusedOr = (failure: unknown): Looked => {
  if (failure instanceof Refusal && (failure.status === 413 || failure.status === 415))
    return { refused: failure.status };
  throw failure;
};

process.once(
  'message',
  (text) =>
    void look(String(text))
      .catch(refusedOr)
      .then((looked) => process.send?.(looked)),
);

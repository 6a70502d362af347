import createPurifier from 'dompurify';
import { JSDOM } from 'jsdom';

// A process of its own, for one drawing: see drawing.ts.

/** Parts of the same drawing may be used again, and pictures that stand in it; those of another file may not. */
const WITHIN = /^(?:#|data:image\/(?:png|jpeg|gif|webp);)/i;
/** Whether a style or a reference fetches something; one that hides what it says is taken for one that does. */
const asksElsewhere = (style: string): boolean => /@import|\\|url\(\s*["']?\s*(?!#|["'\s])/i.test(style);

/** The drawing without anything that acts; null for what is none. Entities could make much out of little, so a drawing has none. */
const harmless = (text: string): string | null => {
  const { window } = new JSDOM('');
  if (/<!ENTITY/i.test(text)) return null;
  const { documentElement: drawing } = new window.DOMParser().parseFromString(text, 'image/svg+xml');
  if (drawing.localName !== 'svg' || drawing.namespaceURI !== 'http://www.w3.org/2000/svg') return null;
  const purifier = createPurifier(window);
  purifier.addHook('uponSanitizeAttribute', (_node, attribute) => {
    const isLink = attribute.attrName === 'href' || attribute.attrName === 'xlink:href';
    if (isLink ? !WITHIN.test(attribute.attrValue.trim()) : asksElsewhere(attribute.attrValue)) attribute.keepAttr = false;
  });
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && asksElsewhere(node.textContent ?? '')) node.textContent = '';
  });
  purifier.sanitize(drawing, { IN_PLACE: true, USE_PROFILES: { svg: true, svgFilters: true }, ADD_TAGS: ['use'], FORBID_TAGS: ['a'] });
  return new window.XMLSerializer().serializeToString(drawing);
};

/** What is not well written is the sender's affair; everything else is a defect. */
const looked = (text: string): string | null => {
  try {
    return harmless(text);
  } catch (failure) {
    if (failure instanceof Error && failure.name === 'SyntaxError') return null;
    throw failure;
  }
};

process.once('message', (text) => process.send?.({ drawing: looked(String(text)) }));

/** Maximum number of characters that entities may add to a drawing. Rule R-LIB-18. */
export const MAX_EXPANSION = 64 * 1024;

// Each alternative starts with a different character, so that matching takes linear time.
const DOCTYPE =
  /<!DOCTYPE(?:"[^"]*"|'[^']*'|[^"'[>])*(?:\[((?:<!--(?:(?!-->)[^])*-->|"[^"]*"|'[^']*'|<(?!!--)|[^\]"'<])*)\]\s*)?>/y;
const DECLARATION = /<!--[^]*?(?:-->|$)|<!ENTITY\s+([^\s%"'<>&;]+)\s+(?:"([^"]*)"|'([^']*)')\s*>/g;
/** An unclosed construct ends with the text; the parser refuses it. */
const REFERENCE = /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|&([^\s#&;"'<>]+);/g;
const PREDEFINED = ['amp', 'lt', 'gt', 'quot', 'apos'];

/**
 * Removes the document type from XML and expands its internal entities. Null if an entity refers to another one, if a
 * used entity is not declared in the document, or beyond `MAX_EXPANSION`.
 */
export const expandEntities = (xml: string): string | null => {
  DOCTYPE.lastIndex = Math.max(0, xml.indexOf('<!DOCTYPE'));
  const [doctype = '', subset = ''] = DOCTYPE.exec(xml) ?? [];
  const entities = new Map<string, string>();
  for (const [, name, double, single = ''] of subset.matchAll(DECLARATION))
    if (name !== undefined && !entities.has(name)) entities.set(name, double ?? single);
  if ([...entities.values()].some((value) => [...value.matchAll(REFERENCE)].some(([, name]) => isEntity(name))))
    return null;
  let added = 0;
  const expanded = xml.replace(doctype, '').replace(REFERENCE, (reference, name: string | undefined) => {
    if (!isEntity(name)) return reference;
    const value = entities.get(name);
    added += value?.length ?? Infinity;
    return added <= MAX_EXPANSION ? quoted(value ?? '') : '';
  });
  return added <= MAX_EXPANSION && !/<!ENTITY/i.test(expanded) ? expanded : null;
};

const isEntity = (name: string | undefined): name is string => name !== undefined && !PREDEFINED.includes(name);

/** Escapes quotes, so that an entity cannot end its attribute; markup is kept. */
const quoted = (value: string): string =>
  value.includes('<') ? value : value.replaceAll('"', '&quot;').replaceAll("'", '&apos;');

/** Elements whose text nobody reads. */
const UNREAD = 'script,style,template';
/** Characters of HTML that are read for its first words, and of those words. */
const READ = 4_000;
const SHOWN = 200;

/** The first words of some HTML on one line, as a reader would meet them; nothing of it runs. */
export const excerptOf = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html.slice(0, READ).replace(/<(?:\/?(?:p|div|li|h\d|t[dhr]|br)\b|[uo]l\b)/gi, ' $&'), 'text/html');
  for (const element of body.querySelectorAll(UNREAD)) element.remove();
  const words = body.textContent.replace(/\s+/g, ' ').trim();
  return words.length > SHOWN ? `${words.slice(0, SHOWN)}…` : words;
};

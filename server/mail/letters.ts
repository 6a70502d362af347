import type { Language } from '../../src/domain/shared/locale';
import type { Mail } from './mail';
import en from './texts/en.json';
import nl from './texts/nl.json';

const TEXTS: Readonly<Record<Language, typeof en>> = { en, nl };

interface Letter {
  readonly language: Language;
  readonly to: string;
  readonly link: string;
}

/** The invitation to make an account. @param inviter who invites, by name @param days how long the link works */
export const invitationLetter = ({
  inviter,
  days,
  ...letter
}: Letter & { readonly inviter: string; readonly days: number }): Mail => {
  const { greeting, invitation } = TEXTS[letter.language];
  return write(
    letter,
    invitation,
    [greeting, fill(invitation.body, { inviter })],
    fill(invitation.validity, { number: days }),
  );
};

/** The way to a new password. @param name first name of the receiver @param minutes how long the link works */
export const resetLetter = ({
  name,
  minutes,
  ...letter
}: Letter & { readonly name: string; readonly minutes: number }): Mail => {
  const { greetingByName, reset } = TEXTS[letter.language];
  return write(letter, reset, [fill(greetingByName, { name }), reset.body], fill(reset.validity, { number: minutes }));
};

interface Question {
  readonly to: string;
  readonly name: string;
  readonly email: string;
  readonly website: string | null;
  readonly subject: string;
  readonly message: string;
}

/**
 * Somebody's question to the people who help, who answer the person. The words are data: nothing in them is looked at.
 */
export const supportLetter = ({ to, name, email, website, subject, message }: Question): Mail => {
  const from = `${name} <${email}>${website === null ? '' : `, ${website}`}`;
  return {
    to,
    replyTo: email,
    subject: `Kantoor: ${subject}`,
    text: `${from}\n\n${message}\n`,
    html: `<!doctype html>
<html>
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font: 16px/24px 'Segoe UI', system-ui, sans-serif; color: #242424; max-width: 560px; margin: 24px auto; padding: 0 16px">
<p>${escape(from)}</p>
<p style="white-space: pre-wrap">${escape(message)}</p>
</body>
</html>
`,
  };
};

interface Words {
  readonly subject: string;
  readonly action: string;
  readonly notYou: string;
}

const write = (
  { language, to, link }: Letter,
  { subject, action, notYou }: Words,
  opening: readonly string[],
  validity: string,
): Mail => {
  const { copyLink } = TEXTS[language];
  const close = [validity, notYou];
  const paragraphs = (texts: readonly string[]): string => texts.map((text) => `<p>${escape(text)}</p>`).join('\n');
  return {
    to,
    subject,
    text: [...opening, `${action}:\n${link}`, ...close].join('\n\n'),
    html: `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font: 16px/24px 'Segoe UI', system-ui, sans-serif; color: #242424; max-width: 560px; margin: 24px auto; padding: 0 16px">
${paragraphs(opening)}
<p><a href="${escape(link)}" style="display: inline-block; padding: 10px 16px; border-radius: 4px; color: #ffffff; background: #0f6c74; text-decoration: none">${escape(action)}</a></p>
<p>${escape(copyLink)}<br><span style="word-break: break-all">${escape(link)}</span></p>
${paragraphs(close)}
</body>
</html>
`,
  };
};

/** Puts the values into their places; what stands in a value is never looked at again. */
const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '');

import { markup, type Markup } from '../shared/html/markup';
import { joinParts, splitAtPlaceholders } from '../../src/domain/shared/placeholders.rule';
import type { Language } from '../../src/domain/shared/locale';
import type { Mail } from './mail';
import en from './texts/en.json';
import nl from './texts/nl.json';

const BUTTON_STYLE =
  'display: inline-block; padding: 10px 16px; border-radius: 4px; color: #ffffff; background: #0f6c74; ' +
  'text-decoration: none';
const TEXTS: Readonly<Record<Language, typeof en>> = { en, nl };

interface LinkMail {
  readonly language: Language;
  readonly to: string;
  readonly link: string;
}

/** @param inviter full name @param days validity of the link */
export const invitationMail = ({
  inviter,
  days,
  ...letter
}: LinkMail & { readonly inviter: string; readonly days: number }): Mail => {
  const { greeting, invitation } = TEXTS[letter.language];
  return renderLinkMail(
    letter,
    invitation,
    [greeting, interpolate(invitation.body, { inviter })],
    interpolate(invitation.validity, { number: days }),
  );
};

/** @param name first name of the recipient @param minutes validity of the link */
export const passwordResetMail = ({
  name,
  minutes,
  ...letter
}: LinkMail & { readonly name: string; readonly minutes: number }): Mail => {
  const { greetingByName, reset } = TEXTS[letter.language];
  return renderLinkMail(
    letter,
    reset,
    [interpolate(greetingByName, { name }), reset.body],
    interpolate(reset.validity, { number: minutes }),
  );
};

interface SupportRequest {
  readonly to: string;
  readonly name: string;
  readonly email: string;
  readonly website: string | null;
  readonly subject: string;
  readonly message: string;
}

/** E-mail with a support request; replies go to the user. */
export const supportMail = ({ to, name, email, website, subject, message }: SupportRequest): Mail => {
  const from = `${name} <${email}>${website === null ? '' : `, ${website}`}`;
  return {
    to,
    replyTo: email,
    subject: `Kantoor: ${subject}`,
    text: `${from}\n\n${message}\n`,
    html: String(markup`<!doctype html>
<html>
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/24px 'Segoe UI', system-ui, sans-serif; color: #242424; max-width: 560px; margin: 24px auto; padding: 0 16px">
<p>${from}</p>
<p style="white-space: pre-wrap">${message}</p>
</body>
</html>
`),
  };
};

interface MailTexts {
  readonly subject: string;
  readonly action: string;
  readonly notYou: string;
}

const renderLinkMail = (
  { language, to, link }: LinkMail,
  { subject, action, notYou }: MailTexts,
  intro: readonly string[],
  validity: string,
): Mail => {
  const { copyLink } = TEXTS[language];
  const outro = [validity, notYou];
  const paragraphs = (texts: readonly string[]): readonly Markup[] => texts.map((text) => markup`<p>${text}</p>\n`);
  return {
    to,
    subject,
    text: [...intro, `${action}:\n${link}`, ...outro].join('\n\n'),
    html: String(markup`<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${subject}</title></head>
<body style="font: 16px/24px 'Segoe UI', system-ui, sans-serif; color: #242424; max-width: 560px; margin: 24px auto; padding: 0 16px">
${paragraphs(intro)}<p><a href="${link}" style="${BUTTON_STYLE}">${action}</a></p>
<p>${copyLink}<br><span style="word-break: break-all">${link}</span></p>
${paragraphs(outro)}</body>
</html>
`),
  };
};

/** Inserts values; placeholders inside values are not replaced. */
const interpolate = (text: string, values: Readonly<Record<string, string | number>>): string =>
  joinParts(splitAtPlaceholders(text, /\{\{(\w+)\}\}/g), (name) => String(values[name] ?? ''));

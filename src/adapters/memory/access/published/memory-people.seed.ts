import { ALL_RIGHTS } from '../../../../domain/access/rights';
import { fold } from '../../../../domain/shared/fold';
import type { Language } from '../../../../domain/shared/locale';

/** Public URL of the firm's API. */
export const FILES_URL = 'https://kantoor.zilvermeeuw.example';

/** Websites of the firm; ids count from 1 in this order. */
export const WEBSITES = [
  { name: 'Zilvermeeuw NL', url: 'https://www.zilvermeeuw.example/nl', environment: 'production', language: 'nl' },
  {
    name: 'Zilvermeeuw België',
    url: 'https://www.zilvermeeuw.example/be',
    environment: 'production',
    language: 'nl-BE',
  },
  { name: 'Zilvermeeuw Service', url: 'https://service.zilvermeeuw.example', environment: 'staging', language: 'nl' },
] as const;

/** All rights of these modules. */
const rightsOf = (...modules: readonly string[]): readonly string[] =>
  ALL_RIGHTS.filter((right) => modules.some((module) => right.startsWith(`${module}.`)));

/** The rights of these areas of the statistics. */
const statistics = (...areas: readonly string[]): readonly string[] => areas.map((area) => `statistics.${area}`);

/** Groups with their rights, in the order in which users refer to them. */
export const GROUPS: readonly { readonly name: string; readonly rights: readonly string[] }[] = [
  {
    name: 'Redactie',
    rights: [
      ...rightsOf('blog', 'news', 'press', 'page', 'reference', 'branch'),
      ...rightsOf('tag', 'category', 'library', 'faq', 'navigation'),
    ],
  },
  {
    name: 'Redactie, alleen nieuws',
    rights: rightsOf('news', 'press', 'library').filter((right) => !/\.(?:delete|unlock)$/.test(right)),
  },
  {
    name: 'Marketing en campagnes',
    rights: [
      ...rightsOf('promotion', 'coupon', 'event', 'popup', 'emails', 'form'),
      ...statistics('tools', 'requests', 'brochures', 'gifts', 'holidays'),
    ],
  },
  { name: 'Catalogusbeheer', rights: [...rightsOf('etim', 'structure', 'library'), ...statistics('sync', 'icc')] },
  {
    name: 'Service and spare parts',
    rights: [...rightsOf('spareparts', 'spare-part-categories', 'holidays', 'errorcode'), 'statistics.tools'],
  },
  {
    name: 'Webshop, order desk',
    rights: [
      ...rightsOf('defaultcart', 'coupon'),
      ...statistics('orders', 'carts', 'quotations', 'invoices', 'requests', 'accounts', 'holidays'),
    ],
  },
  { name: 'Gebruikersbeheer', rights: rightsOf('users', 'usergroups') },
  { name: 'Colleagues, look only', rights: ['users.view'] },
];

/** The password of the accounts that can sign in. */
export const SEED_PASSWORD = 'Kantoor-Welkom-26!';

export interface SeedPerson {
  readonly firstname: string;
  readonly surname: string;
  readonly email: string;
  readonly language: Language;
  /** Indexes in the lists above. */
  readonly groups: readonly number[];
  readonly websites: readonly number[];
  readonly su?: boolean;
}

const account = (
  firstname: string,
  surname: string,
  name: string,
  more: Pick<SeedPerson, 'language' | 'groups' | 'websites' | 'su'>,
): SeedPerson => ({ firstname, surname, email: `${name}@kantoor.example`, ...more });

const ACCOUNTS: readonly SeedPerson[] = [
  account('Susanne', 'Zandstra', 'su', { language: 'en', groups: [], websites: [0, 1, 2], su: true }),
  account('Edwin', 'van Rijn', 'editor', { language: 'nl', groups: [0], websites: [0, 1] }),
  account('Rhea', 'Thompson', 'reader', { language: 'en', groups: [7], websites: [0] }),
];

// First name, surname, group, website; users after the blank line use the console in English.
const [DUTCH = '', ENGLISH = ''] = `
Marijke|Postma|2|0
Fatima|El Amrani|3|0
Sander|Bakker|0|0
Joris|Van den Broeck|0|1
Lieselot|Vandenberghe|1|1
Daan|de Vries|3|0
Noor|Jansen|3|1
Bram|Visser|4|2
Sofie|Peeters|2|1
Pieter|Janssens|5|1
Tess|Mulder|5|0
Ruben|Smit|4|2
Zoë|Claes|1|1
Thijs|van Dijk|0|0
Anouk|Meijer|2|0
Koen|Wouters|3|1
Hanne|Maes|0|1
Jeroen|Bos|4|2
Yara|Ben Haddou|1|0
Sven|Goossens|5|1
Lotte|Dekker|0|0
Wout|Hermans|4|1
Femke|van der Linden|2|0
Zeynep|Yıldız|2|0
Mehmet|Kaya|4|2
Chantal|Lefèvre|0|1
Maarten|Kuipers|3|0
Ilse|Verbruggen|1|1
Dirk|De Smet|5|1
Nathalie|Verhaegen|2|1
Gijs|Hoekstra|0|0
Roos|van Leeuwen|1|0
Stijn|Lambrechts|4|1
Eva|Kramer|5|0
Hugo|Timmermans|3|1
Amber|Schouten|2|0
Levi|Brouwer|4|0
Saar|Desmet|0|1
Youssef|Bouazza|5|0
Kees|Hofman|7|0
Margriet|van Beek|6|0
Wim|Aerts|6|1
Charlotte|Nuyens|7|1
Tim|Sluis|7|2
Renée|Timmer|0|0
Jan-Willem|Ter Horst|3|0

Émilie|Dubois|2|1
Oliver|Whitfield|3|0
Grace|Okonkwo|5|0
James|Ashdown|4|2
Priya|Raman|2|1
Håkon|Lindqvist|3|0
María|Fernández|1|0
Björn|Östberg|4|2
Agnieszka|Wójcik|5|0
Tomáš|Dvořák|4|2
Ingrid|Nyström|7|0
Aoife|Byrne|5|0`
  .trim()
  .split('\n\n');

/** The local part of an e-mail address: plain letters, no spaces. */
const mailbox = (text: string): string =>
  fold(text)
    .replaceAll('ı', 'i')
    .replace(/[^a-z-]/g, '');

const peopleOf = (lines: string, language: Language): readonly SeedPerson[] =>
  lines.split('\n').map((line) => {
    const [firstname = '', surname = '', group = '', website = ''] = line.split('|');
    const email = `${mailbox(firstname)}.${mailbox(surname)}@zilvermeeuw.example`;
    const websites = [...new Set([0, Number(website)])];
    return { firstname, surname, email, language, groups: [Number(group)], websites };
  });

/** The users of the firm; the first three can sign in. */
export const PEOPLE: readonly SeedPerson[] = [...ACCOUNTS, ...peopleOf(DUTCH, 'nl'), ...peopleOf(ENGLISH, 'en')];

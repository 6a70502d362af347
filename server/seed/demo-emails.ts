import type { Database } from '../database/database';
import { emailCategories } from '../communication/email-categories';
import { emails } from '../communication/emails';
import { findNode } from '../library/nodes';
import { seedRows } from './seed-rows';

interface DemoEmail {
  readonly code: string;
  readonly category: string;
  readonly subject: string;
  readonly content: string;
  /** Variables besides the customer's name. */
  readonly variables: readonly string[];
  readonly active?: true;
  readonly bcc?: string;
  /** Paths of library files. */
  readonly files?: readonly string[];
}

/** Sample values by variable; other variables have none. */
const SAMPLES: Readonly<Record<string, string>> = {
  first_name: 'Lieke',
  last_name: 'van Rossum',
  company: 'Van Rossum Techniek',
  order_number: '2026-118402',
  order_date: '18-11-2026',
  branch_name: 'Zwolle',
  delivery_window: '08:00 en 12:00',
  tracking_link: 'https://volg.zilvermeeuw.example/2026-118402',
  account_manager: 'Daan Hoogland',
  account_phone: '038 555 01 18',
  invoice_number: 'F-2026-20418',
  amount: '€ 1.284,50',
  due_date: '18-12-2026',
  reset_link: 'https://www.zilvermeeuw.example/wachtwoord/h4Tq',
  quotation_number: 'O-26-0913',
  item_name: 'Buitenunit ZM-35',
  ticket_number: 'S-40021',
};
const CUSTOMER = ['first_name', 'last_name', 'company'];

const DUTCH: readonly DemoEmail[] = [
  {
    code: 'ORDER_SHIPPED',
    category: 'Bestelling en levering',
    subject: 'Bestelling {{order_number}} is onderweg, {{first_name}}',
    variables: [
      'order_number',
      'order_date',
      'branch_name',
      'delivery_date',
      'delivery_window',
      'tracking_link',
      'account_manager',
      'account_phone',
    ],
    content:
      '<p>Beste {{first_name}} {{last_name}},</p>\n<p>Bestelling {{order_number}} heeft ons magazijn in {{branch_name}} ' +
      'verlaten. Je krijgt de zending op {{delivery_date}} tussen {{delivery_window}}. Er moet iemand tekenen.</p>\n' +
      '<p><a href="{{tracking_link}}">Volg de zending</a></p>\n<ul>\n<li>Je contactpersoon is {{account_manager}}, ' +
      '{{account_phone}}.</li>\n<li>Retourneren is 14 dagen gratis. Vermeld dan {{order_nr}}.</li>\n</ul>\n' +
      '<p>Met vriendelijke groet,<br>Zilvermeeuw, {{branch_name}}</p>',
    bcc: 'bestellingen@zilvermeeuw.example',
    files: ['Brochures/Nederlands/Onderhoud aan huis.pdf'],
  },
  {
    code: 'ORDER_RECEIVED',
    category: 'Bestelling en levering',
    subject: 'Wij hebben bestelling {{order_number}} ontvangen',
    variables: ['order_number', 'order_date', 'branch_name'],
    content:
      '<p>Beste {{first_name}},</p>\n<p>Bedankt voor je bestelling {{order_number}} van {{order_date}}. ' +
      'Zodra alles klaarstaat in {{branch_name}}, hoor je van ons.</p>',
    active: true,
  },
  {
    code: 'ORDER_READY',
    category: 'Bestelling en levering',
    subject: 'Bestelling {{order_number}} staat klaar in {{branch_name}}',
    variables: ['order_number', 'branch_name'],
    content: '<p>Beste {{first_name}},</p>\n<p>Je kunt bestelling {{order_number}} afhalen in {{branch_name}}.</p>',
    active: true,
  },
  {
    code: 'INVOICE',
    category: 'Facturen',
    subject: 'Factuur {{invoice_number}}',
    variables: ['invoice_number', 'amount', 'due_date'],
    content:
      '<p>Beste {{first_name}},</p>\n<p>Factuur {{invoice_number}} bedraagt {{amount}}. ' +
      'Betaal hem voor {{due_date}}.</p>',
    active: true,
    bcc: 'facturen@zilvermeeuw.example, archief@zilvermeeuw.example',
  },
  {
    code: 'INVOICE_REMINDER',
    category: 'Facturen',
    subject: 'Herinnering: factuur {{invoice_number}}',
    variables: ['invoice_number', 'amount', 'due_date'],
    content: '<p>Beste {{first_name}},</p>\n<p>Van factuur {{invoice_number}} staat nog {{amount}} open.</p>',
  },
  {
    code: 'PASSWORD_RESET',
    category: 'Account',
    subject: 'Kies een nieuw wachtwoord',
    variables: ['reset_link'],
    content:
      '<p>Beste {{first_name}},</p>\n<p><a href="{{reset_link}}">Kies een nieuw wachtwoord</a>. ' +
      'De link werkt een uur.</p>',
    active: true,
  },
  {
    code: 'ACCOUNT_WELCOME',
    category: 'Account',
    subject: 'Welkom bij Zilvermeeuw, {{first_name}}',
    variables: ['account_manager', 'account_phone'],
    content:
      '<p>Beste {{first_name}},</p>\n<p>{{company}} kan nu bestellen. Bel met vragen {{account_manager}}: ' +
      '{{account_phone}}.</p>',
    active: true,
  },
  {
    code: 'QUOTATION',
    category: 'Offertes',
    subject: 'Offerte {{quotation_number}} voor {{company}}',
    variables: ['quotation_number', 'amount', 'account_manager'],
    content:
      '<p>Beste {{first_name}},</p>\n<p>Hierbij offerte {{quotation_number}} van {{amount}}.</p>\n' +
      '<p>Met vriendelijke groet,<br>{{account_manager}}</p>',
  },
  {
    code: 'BACK_IN_STOCK',
    category: 'Bestelling en levering',
    subject: '{{item_name}} is weer leverbaar',
    variables: ['item_name'],
    content: '<p>Beste {{first_name}},</p>\n<p>{{item_name}} ligt weer op voorraad.</p>',
  },
  {
    code: 'SERVICE_TICKET',
    category: 'Service',
    subject: 'Serviceverzoek {{ticket_number}}',
    variables: ['ticket_number', 'item_name'],
    content: '<p>Beste {{first_name}},</p>\n<p>We kijken naar {{item_name}}. Je nummer is {{ticket_number}}.</p>',
    active: true,
  },
];

const ENGLISH: readonly DemoEmail[] = [
  {
    code: 'PORTAL_WELCOME',
    category: 'Account',
    subject: 'Welcome to the service portal, {{first_name}}',
    variables: ['account_manager'],
    content: '<p>Dear {{first_name}},</p>\n<p>{{company}} has access now. Ask {{account_manager}} for help.</p>',
    active: true,
  },
];

/** E-mails by index of the website. */
const EMAILS: readonly (readonly DemoEmail[])[] = [DUTCH, DUTCH.slice(1, 5), ENGLISH];

/** Adds e-mails for all websites: valid ones, and one with mistakes. */
export const seedEmails = async (tx: Database, websites: readonly number[]): Promise<void> => {
  for (const [place, website] of websites.entries()) {
    const own = EMAILS[place] ?? [];
    const names = [...new Set(own.map(({ category }) => category))];
    const ids = await seedRows(
      tx,
      emailCategories,
      names.map((name) => ({ name })),
      website,
    );
    const rows = await Promise.all(
      own.map(async ({ code, category, subject, content, variables, active = false, bcc = '', files = [] }) => {
        const known = [...CUSTOMER, ...variables];
        const nodes = await Promise.all(files.map((path) => findNode(tx, path.split('/'), null)));
        return {
          code,
          subject,
          content,
          variables: known,
          custom_variables: Object.fromEntries(
            known.flatMap((name) => (SAMPLES[name] === undefined ? [] : [[name, SAMPLES[name]]])),
          ),
          bcc,
          sending_enabled: active,
          category_id: ids[names.indexOf(category)] ?? null,
          attachments: nodes.flatMap((node, at) =>
            node === undefined ? [] : [{ id: node.id, name: files[at]?.split('/').at(-1) ?? '', size: 0, names: null }],
          ),
        };
      }),
    );
    await seedRows(tx, emails, rows, website);
  }
};

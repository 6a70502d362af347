import { either } from 'fp-ts';
import type { TestMails } from '../../../application/communication/ports/test-mails.port';
import type { Clock } from '../../../application/shared/ports/clock.port';
import { emails, emailTable, type Email } from '../../../domain/communication/email';
import { recipientsProblem } from '../../../domain/communication/email.rule';
import { answerTo, may } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import { refused } from '../shared/refusals';
import type { MemoryCalls } from '../shared/memory-calls';
import { plainMemory } from '../shared/plain.memory';
import { readingOf } from '../shared/table-memory';

const SAMPLES = {
  first_name: 'Lieke',
  last_name: 'van Rossum',
  order_number: '2026-118402',
  branch_name: 'Zwolle',
  company: 'Van Rossum Techniek',
};
const VARIABLES = Object.keys(SAMPLES);

/** One e-mail with mistakes and one without. */
const SEED: readonly Email[] = [
  {
    ...emails.blank,
    id: '1',
    code: 'ORDER_SHIPPED',
    subject: 'Bestelling {{order_number}} is onderweg, {{first_name}}',
    category: { id: '1', label: 'Bestelling en levering' },
    content:
      '<p>Beste {{first_name}} {{last_name}},</p>\n<p>Bestelling {{order_number}} verlaat {{branch_name}}. Je krijgt ' +
      'haar op {{delivery_date}}. Vermeld {{order_nr}}.</p>',
    variables: [...VARIABLES, 'delivery_date'],
    values: SAMPLES,
    bcc: 'bestellingen@zilvermeeuw.example',
  },
  {
    ...emails.blank,
    id: '2',
    code: 'ORDER_READY',
    subject: 'Bestelling {{order_number}} staat klaar',
    category: { id: '1', label: 'Bestelling en levering' },
    active: true,
    content: '<p>Beste {{first_name}},</p>\n<p>Je kunt bestelling {{order_number}} afhalen in {{branch_name}}.</p>',
    variables: VARIABLES,
    values: SAMPLES,
  },
  {
    ...emails.blank,
    id: '3',
    code: 'INVOICE',
    subject: 'Factuur voor {{company}}',
    category: { id: '2', label: 'Facturen' },
    content: '<p>Beste {{first_name}},</p>\n<p>Hierbij de factuur.</p>',
    variables: VARIABLES,
    values: SAMPLES,
  },
];

const plain = plainMemory(emails, {
  seed: SEED,
  reading: { ...readingOf(emailTable, ['code']), filters: { category: ({ category }) => category?.id } },
  unique: [{ fields: ['code'], code: 'DUPLICATE', ignoresCase: true }],
});

/** E-mails in memory; test e-mails are not sent. */
export const emailsMemory = (calls: MemoryCalls, people: Callers, clock: Clock) => {
  const gateway = plain(calls, people, clock);
  const tests: TestMails = {
    send: (code, recipients, options) =>
      answerTo(calls, people)(may('emails.edit'), options, () => {
        if (recipientsProblem(recipients.join(',')) !== null) return refused(['recipients']);
        return gateway.all().some((email) => email.code === code)
          ? either.right(undefined)
          : either.left({ kind: 'NotFound' });
      }),
  };
  return { gateway, tests };
};

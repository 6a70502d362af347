import { emails } from '../../../src/domain/communication/email';
import { plainContract } from '../shared/plain.contract';

export const emailsContract = plainContract({
  resource: emails,
  draft: (number) => ({
    code: `TRIED_${String(number)}`,
    subject: `Bestelling {{order_number}} van {{name}} ${String(number)}`,
    category: { id: '1', label: 'Bestelling en levering' },
    active: false,
    content: '<p>Beste {{name}}</p>',
    variables: ['order_number', 'name'],
    values: { name: 'Lieke', own: '' },
    bcc: 'a@b.example',
    attachments: [],
  }),
  change: { subject: 'Iets anders', values: {}, bcc: '', active: true },
  filledElsewhere: ['attachments'],
  wrong: [
    ['no type', { code: ' ' }, ['code']],
    ['a copy to nobody', { bcc: 'nobody' }, ['bcc']],
  ],
  unique: { code: 'DUPLICATE' },
  perWebsite: true,
  elsewhere: () => Promise.resolve({ category: null }),
  finding: [
    ['a part of its type', { term: 'tried' }, true],
    ['another name', { term: 'offerte' }, false],
    ['the filter on the subject', { filter: { ...emails.noFilter, subject: 'VAN {{NAME}}' } }, true],
  ],
});

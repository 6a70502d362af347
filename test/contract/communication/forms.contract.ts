import { forms } from '../../../src/domain/communication/form';
import { plainContract } from '../shared/plain.contract';

export const formsContract = plainContract({
  resource: forms,
  draft: (number) => ({ name: `Formulier ${String(number)}`, number: '17', subject: 'Garantie', parts: [] }),
  change: { name: 'Groot formulier', subject: '' },
  // Tested in form-fields.contract.ts.
  filledElsewhere: ['parts'],
  wrong: [
    ['no name', { name: ' ' }, ['name']],
    ['two lines in its name', { name: 'Offerte\naanvragen' }, ['name']],
  ],
  finding: [
    ['a part of its name', { term: 'formulier 0' }, true],
    ['another name', { term: 'offerte' }, false],
    ['the filter on the name', { filter: { name: 'FORMULIER 0' } }, true],
  ],
});

import { wireRightsCatalogue } from '../../../src/application/access/wire-rights-catalogue';
import { ALL_RIGHTS } from '../../../src/domain/access/rights';
import { codesOf } from '../../../src/domain/access/rights-catalogue';
import { askedAgain } from '../shared/support/asked-again';

test('a catalogue that does not come can be asked for again', async () => {
  const catalogue = await askedAgain((backend) => wireRightsCatalogue(backend.usergroups), undefined);
  expect(codesOf(catalogue ?? [])).toEqual(ALL_RIGHTS);
});

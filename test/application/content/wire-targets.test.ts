import { Choices } from '../../../src/application/content/ports/choices.port';
import { wireTargets } from '../../../src/application/content/wire-targets';
import { askedAgain } from '../shared/support/asked-again';

test('target groups that do not come can be asked for again (R-CON-16)', async () => {
  const targets = await askedAgain((backend) => wireTargets(backend.service(Choices)), undefined);
  expect(targets?.[0]?.label).toBe('Installateurs');
});

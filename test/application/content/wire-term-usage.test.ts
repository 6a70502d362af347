import { TermUsage } from '../../../src/application/content/ports/term-usage.port';
import { wireTermUsage } from '../../../src/application/content/wire-term-usage';
import { askedAgain } from '../shared/support/asked-again';

test('usage that does not come can be asked for again (R-CON-18)', async () => {
  const found = await askedAgain((backend) => wireTermUsage(backend.service(TermUsage)), { module: 'tag', id: '6' });
  expect(found?.uses.map(({ module }) => module)).toEqual(['news', 'blog']);
});

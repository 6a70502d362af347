import { screen } from '@testing-library/react';
import { taskEither } from 'fp-ts';
import { TermUsage } from '../../../src/application/content/ports/term-usage.port';
import { TermUsageView } from '../../../src/ui/content/term-usage.view';
import { showSignedIn } from '../shared/support/signed-in';

// Rule R-CON-18.
test('shows the total of a frequent tag and that not all are listed', async () => {
  await showSignedIn(<TermUsageView module="tag" id="6" />, {}, ['content'], (services) => {
    services.unbind(TermUsage);
    services.bind<TermUsage>(TermUsage).toConstantValue({
      usage: () => taskEither.right({ uses: [{ module: 'blog', id: '4', title: 'Vijf vragen' }], total: 1201 }),
    });
  });
  expect(await screen.findByText('The first 1 of 1,201, by title.')).toBeVisible();
  expect(screen.getByText('1,201')).toBeVisible();
});

import { screen } from '@testing-library/react';
import type { Container } from 'inversify';
import { gatewayOf, type ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import {
  redirects,
  type Redirect,
  type RedirectDraft,
  type RedirectFilter,
  type RedirectRow,
} from '../../../src/domain/site/redirect';
import { redirectViews } from '../../../src/ui/site/redirect.view';
import { showSignedIn } from '../shared/support/signed-in';

type Gateway = ResourceGateway<RedirectRow, Redirect, RedirectDraft, RedirectFilter>;

/** Another API has a redirect with a status that the console does not know. */
const otherStatus = (services: Container): void => {
  const draft = { ...redirects.blank, from: '/elders', to: '/hier', status: '308' };
  void services.get<Gateway>(gatewayOf(redirects)).save({ id: '1', draft, before: draft, version: null })();
};

const Record = redirectViews.record;

describe('a status that the console does not know (R-SHR-60)', () => {
  test('is shown as it is in the list', async () => {
    await showSignedIn(redirectViews.list(), {}, ['site'], otherStatus);
    expect(await screen.findByRole('cell', { name: '308' })).toBeVisible();
    expect(screen.getAllByRole('cell', { name: '301 permanent' })).not.toHaveLength(0);
  });

  test('can be kept in the form, and chosen again', async () => {
    const { user } = await showSignedIn(
      <Record title="Redirects" action={undefined} params={{ id: '1' }} />,
      {},
      ['site'],
      otherStatus,
    );
    expect(await screen.findByDisplayValue('308')).toHaveAttribute('readonly');
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const status = await screen.findByRole('combobox', { name: 'Status' });
    expect(status).toHaveDisplayValue('308');
    await user.selectOptions(status, '302 temporary');
    await user.selectOptions(status, '308');
    expect(status).toHaveDisplayValue('308');
  });
});

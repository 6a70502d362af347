import { screen } from '@testing-library/react';
import { Drafts } from '../../../../src/application/shared/ports/drafts.port';
import { coupons } from '../../../../src/domain/commerce/coupon';
import type { Invitation } from '../../../../src/domain/access/invite.rule';
import { answered } from '../../../contract/support/answered';
import { freshBrowser, openConsole } from '../../shell/support/console';

beforeEach(freshBrowser);

test('an unfinished new record does not stand in the way of another one (R-SHR-15)', async () => {
  const key = { person: '1', resource: 'coupon', id: null };
  const { user, services } = openConsole({
    at: '/coupon/add',
    arrange: ({ services: container }) => {
      const mine = { ...coupons.blank, code: 'HERFST31' };
      void container.get<Drafts>(Drafts).keep(key, { base: coupons.blank, mine, version: null, at: 1 })();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start a new record' }));
  const code = await screen.findByRole('textbox', { name: 'Code' });
  expect(code).toHaveValue('');
  await user.type(code, 'ZOMER31');
  await user.tab();
  const drafts = services.get<Drafts>(Drafts);
  expect(await answered(drafts.find(key))).toMatchObject({ mine: { code: 'ZOMER31' } });
  await answered(drafts.drop(key));
  expect(await answered(drafts.find(key))).toMatchObject({ mine: { code: 'HERFST31' } });
});

test('nor does an unfinished invitation (R-SHR-15)', async () => {
  const key = { person: '1', resource: 'invitations', id: null };
  const base: Invitation = { emails: [''], usergroups: [], websites: ['1'] };
  const { user, services } = openConsole({
    at: '/users/invite',
    arrange: ({ services: container }) => {
      const mine = { ...base, emails: ['anna@firma.example'] };
      void container.get<Drafts>(Drafts).keep(key, { base, mine, version: null, at: 1 })();
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Start a new record' }));
  const email = await screen.findByRole('textbox', { name: 'E-mail address 1' });
  expect(email).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Start a new record' })).toBeNull();
  await user.type(email, 'bo@firma.example');
  await user.tab();
  const drafts = services.get<Drafts>(Drafts);
  expect(await answered(drafts.find(key))).toMatchObject({ mine: { emails: ['bo@firma.example'] } });
  await answered(drafts.drop(key));
  expect(await answered(drafts.find(key))).toMatchObject({ mine: { emails: ['anna@firma.example'] } });
});

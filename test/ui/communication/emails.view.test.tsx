import { screen, waitFor } from '@testing-library/react';
import { emailViews } from '../../../src/ui/communication/email.view';
import { showSignedIn } from '../shared/support/signed-in';

const { list: List, record: Record } = emailViews;
const show = () => showSignedIn(<List />, {}, ['communication']);
const switchOf = (code: string) => screen.findByRole('switch', { name: new RegExp(code) });

describe('the switch of a template in the list (R-EML-11)', () => {
  test('asks before a template with mistakes is activated, and leaves it when it is declined', async () => {
    const { user } = await show();
    await user.click(await switchOf('ORDER_SHIPPED'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveTextContent('Activate an e-mail with 2 problems?');
    expect(dialog).toHaveTextContent('order_nr is unknown');
    expect(dialog).toHaveTextContent('delivery_date has no sample value');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await switchOf('ORDER_SHIPPED')).not.toBeChecked();
    await user.click(await switchOf('ORDER_SHIPPED'));
    await user.click(await screen.findByRole('button', { name: 'Activate anyway' }));
    expect(await switchOf('ORDER_SHIPPED')).toBeChecked();
  });

  test('asks nothing before a template without mistakes is activated, and before one is no longer sent', async () => {
    const { user } = await show();
    await user.click(await switchOf('INVOICE'));
    await waitFor(async () => {
      expect(await switchOf('INVOICE')).toBeChecked();
    });
    await user.click(await switchOf('ORDER_READY'));
    expect(await switchOf('ORDER_READY')).not.toBeChecked();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

test('the proof gets the focus when it is opened, and again when its problems are asked for (R-EML-05)', async () => {
  const record = <Record params={{ id: '1' }} title="E-mails" action={undefined} />;
  const { user } = await showSignedIn(record, {}, ['communication']);
  const problems = await screen.findByRole('button', { name: '2 problems in the e-mail' });
  await user.click(screen.getByRole('button', { name: /^E-mail preview/ }));
  expect(await screen.findByRole('region', { name: 'E-mail preview' })).toHaveFocus();
  await user.click(problems);
  expect(screen.getByRole('region', { name: 'E-mail preview' })).toHaveFocus();
});

import { screen } from '@testing-library/react';
import { defaultCartViews } from '../../../src/ui/commerce/default-cart.view';
import { netPriceViews } from '../../../src/ui/commerce/net-price.view';
import { showSignedIn } from '../shared/support/signed-in';

test.each([
  ['a net price', netPriceViews.record, /^Net price of /, /^Enter an amount/],
  ['a quantity', defaultCartViews.record, /^Quantity of /, /^Enter a number/],
])(
  '%s that cannot be read is marked when it is left, and no other figure (R-SHR-43)',
  async (_, Record, name, said) => {
    const { user } = await showSignedIn(<Record params={{ id: '1' }} title="" action={undefined} />, {}, ['commerce']);
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const [first = document.body, second = document.body] = await screen.findAllByRole('textbox', { name });
    await user.clear(first);
    await user.type(first, 'abc');
    expect(first).toBeValid();
    await user.click(second);
    expect(await screen.findByText(said)).toBeInTheDocument();
    expect(first).toBeInvalid();
    await user.tab();
    expect(screen.getAllByText(said)).toHaveLength(1);
  },
);

import { screen } from '@testing-library/react';
import { Formik } from 'formik';
import type { Fields } from '../../../../src/domain/shared/merge';
import { money } from '../../../../src/domain/shared/money';
import { problemsOf } from '../../../../src/domain/shared/rule';
import type { Language } from '../../../../src/domain/shared/locale';
import {
  moneyProblem,
  numberProblem,
  type TypedMoney,
  type TypedNumber,
} from '../../../../src/domain/shared/typed-number';
import { RecordFieldsProvider } from '../../../../src/ui/shared/record/record-fields';
import { RecordMoney, RecordNumber } from '../../../../src/ui/shared/record/plain-fields';
import { showSignedIn } from '../support/signed-in';

interface Figures {
  readonly weight: number;
  readonly price: string;
}

type Draft = { readonly weight: TypedNumber; readonly price: TypedMoney };

const LABELS: Readonly<Record<string, string>> = { weight: 'Weight', price: 'Price' };

/** A form with a number and an amount, and its current values. */
const show = async (draft: Partial<Draft> = {}, language: Language = 'en', editing = true) => {
  let values: Fields = {};
  const drawn = await showSignedIn(
    <Formik<Draft>
      initialValues={{ weight: null, price: null, ...draft }}
      validate={({ weight, price }) =>
        problemsOf({
          weight: numberProblem(weight, { min: 0, max: 1_500, decimals: 1 }),
          price: moneyProblem(price, { required: true, max: money(100_000) }),
        })
      }
      onSubmit={() => undefined}
    >
      {(form) => {
        ({ values } = form);
        return (
          <RecordFieldsProvider value={{ editing, refused: {}, labelOf: (name) => LABELS[name] ?? name }}>
            <RecordNumber<Figures> name="weight" decimals={1} />
            <RecordMoney<Figures> name="price" required />
          </RecordFieldsProvider>
        );
      }}
    </Formik>,
    { language },
  );
  return { ...drawn, value: (name: keyof Draft) => values[name] };
};
const weight = () => screen.getByRole('textbox', { name: 'Weight' });
const price = () => screen.getByRole('textbox', { name: 'Price' });

describe('a number and an amount in a form (R-SHR-40)', () => {
  test.each([
    ['en', '1,234.5', '1,234.50'],
    ['nl', '1.234,5', '1.234,50'],
  ] as const)('are shown in the format of the language (%s)', async (language, number, amount) => {
    await show({ weight: 1234.5, price: money(123_450) }, language);
    expect([weight(), price()]).toEqual([
      expect.objectContaining({ value: number }),
      expect.objectContaining({ value: amount }),
    ]);
    expect(screen.getByText('€')).toBeInTheDocument();
  });

  test.each(['12,5', '12.5', ' 12.50'])('accept %j, which stays as typed until the field is left', async (typed) => {
    const { user, value } = await show();
    await user.type(weight(), typed);
    expect(weight()).toHaveValue(typed);
    await user.type(price(), typed);
    expect(price()).toHaveValue(typed);
    expect([value('weight'), value('price')]).toEqual([12.5, money(1250)]);
    await user.tab();
    expect([weight(), price()]).toEqual([
      expect.objectContaining({ value: '12.5' }),
      expect.objectContaining({ value: '12.50' }),
    ]);
  });

  test('keep text that cannot be read, and say what to enter', async () => {
    const { user, value } = await show({}, 'nl');
    await user.type(weight(), '12,5,1');
    await user.type(price(), '9,999');
    await user.tab();
    expect([value('weight'), value('price')]).toEqual(['12,5,1', '9,999']);
    expect([weight(), price()]).toEqual([
      expect.objectContaining({ value: '12,5,1' }),
      expect.objectContaining({ value: '9,999' }),
    ]);
    expect(weight()).toHaveAccessibleDescription('Vul een getal in, bijvoorbeeld 1.234,5.');
    expect(price()).toHaveAccessibleDescription(/^Vul een bedrag in, bijvoorbeeld €\s1\.234,50\.$/);
  });

  test.each([
    ['-1', 'This is too low: at least 0.'],
    ['1501', 'This is too high: at most 1,500.'],
    ['1.25', 'This has too many decimals: at most 1.'],
  ])('name the bound that %s breaks', async (typed, message) => {
    const { user } = await show();
    await user.type(weight(), typed);
    await user.tab();
    expect(weight()).toHaveAccessibleDescription(message);
  });

  test('name the bound of an amount with its currency, and a missing one', async () => {
    const { user, value } = await show({ price: money(100) });
    await user.clear(price());
    await user.tab();
    expect([value('price'), price()]).toEqual([null, expect.objectContaining({ value: '' })]);
    expect(price()).toHaveAccessibleDescription('This field is required');
    await user.type(price(), '1000.01');
    expect(price()).toHaveAccessibleDescription('This is too high: at most €1,000.00.');
  });

  test('are read-only unless the form is edited', async () => {
    await show({ weight: 2 }, 'en', false);
    expect([weight(), price()].map((field) => field.hasAttribute('readonly'))).toEqual([true, true]);
  });
});

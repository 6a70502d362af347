import { screen, within } from '@testing-library/react';
import { Formik, useFormikContext } from 'formik';
import type { Container } from 'inversify';
import type { ReactElement } from 'react';
import { gatewayOf, type ResourceGateway } from '../../../src/application/shared/ports/resource-gateway.port';
import { redirects, type RedirectKind } from '../../../src/domain/site/redirect';
import { etimFeatures } from '../../../src/domain/catalogue/etim-feature';
import { coupons, type CouponKind } from '../../../src/domain/commerce/coupon';
import { newRule } from '../../../src/domain/commerce/promotion';
import { forms, newField, type FormDraft } from '../../../src/domain/communication/form';
import { storedPart } from '../../../src/domain/shared/parts/part';
import { BLANK_ITEM } from '../../../src/domain/site/menu-item';
import { ColorField } from '../../../src/ui/catalogue/etim/color-field';
import { couponViews } from '../../../src/ui/commerce/coupon.view';
import { RuleRow } from '../../../src/ui/commerce/rule-row';
import { FieldFields } from '../../../src/ui/communication/field-fields';
import { RecordFieldsProvider } from '../../../src/ui/shared/record/record-fields';
import { TypeField } from '../../../src/ui/site/navigation/type-field';
import { redirectViews } from '../../../src/ui/site/redirect.view';
import { showSignedIn } from './support/signed-in';

type Gateway = ResourceGateway<RedirectKind>;

/** The API returns a redirect with a status that the console does not know. */
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

const Held = () => <output>{JSON.stringify(useFormikContext().values)}</output>;

/** The fields of a form in edit. */
const edited = (values: object, fields: ReactElement) => (
  <Formik initialValues={values} onSubmit={() => undefined}>
    <RecordFieldsProvider value={{ editing: true, refused: {}, labelOf: (name) => name }}>
      {fields}
      <Held />
    </RecordFieldsProvider>
  </Formik>
);
const FirstField = () => {
  const [part] = useFormikContext<FormDraft>().values.parts;
  return part === undefined ? null : (
    <FieldFields path="parts.0.value" partKey={part.key} field={part.value} isRepeated={false} />
  );
};
const held = (): string => screen.getByText(/^\{/, { selector: 'output' }).textContent;

describe('a choice that the console does not know can be chosen again (R-SHR-60)', () => {
  test.each<[string, object, ReactElement, string, string]>([
    [
      'the colour of an ETIM feature',
      { ...etimFeatures.blank, color: 'violet' },
      <ColorField key="" />,
      'Green',
      'violet',
    ],
    [
      'the type of a menu item',
      { ...BLANK_ITEM, type: 'mega', location: 'panel-7' },
      <TypeField key="" hasItems={false} />,
      'Page',
      'mega',
    ],
    [
      'the type of a menu item with items below it',
      { ...BLANK_ITEM, type: 'mega', location: 'panel-7' },
      <TypeField key="" hasItems />,
      'Page',
      'mega',
    ],
  ])('%s', async (_, values, fields, other, own) => {
    const { user } = await showSignedIn(edited(values, fields), {}, ['catalogue', 'navigation']);
    expect(screen.getByRole('radio', { name: own })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: other }));
    expect(screen.getByRole('radio', { name: own })).not.toBeChecked();
    await user.click(screen.getByRole('radio', { name: own }));
    expect(held()).toBe(JSON.stringify(values));
  });

  test('the type of a field of a form, with its data', async () => {
    const value = { ...newField('text', 1), type: 'divider', kept: '{"lines":2}' };
    const values = { ...forms.blank, parts: [storedPart('7', value)] };
    const { user } = await showSignedIn(edited(values, <FirstField />), {}, ['communication']);
    const type = screen.getByRole('combobox', { name: 'Type' });
    expect(type).toHaveDisplayValue('divider');
    await user.selectOptions(type, 'Text area');
    expect(held()).toMatch(/"type":"textarea"/);
    expect(held()).not.toMatch(/kept/);
    await user.selectOptions(type, 'divider');
    expect(JSON.parse(held())).toEqual(JSON.parse(JSON.stringify(values)));
  });

  test('the type of a coupon, with its value', async () => {
    type Coupons = ResourceGateway<CouponKind>;
    const CouponRecord = couponViews.record;
    const { user } = await showSignedIn(
      <CouponRecord title="Coupons" action={undefined} params={{ id: '1' }} />,
      {},
      ['commerce', 'content'],
      (services) => {
        const draft = { ...coupons.blank, code: 'MOK', type: 'gift', value: 'a mug' };
        void services.get<Coupons>(gatewayOf(coupons)).save({ id: '1', draft, before: draft, version: null })();
      },
    );
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const type = await screen.findByRole('combobox', { name: 'Type' });
    expect(type).toHaveDisplayValue('gift');
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('a mug');
    await user.selectOptions(type, 'Sweepstake');
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('');
    await user.selectOptions(type, 'gift');
    expect(screen.getByRole('textbox', { name: 'Value' })).toHaveValue('a mug');
  });
});

test('a rule of a type that the console does not know is shown with what it has (R-SHR-60)', async () => {
  const rule = { ...newRule('revenue'), type: 'loyalty', levels: [], kept: '{"points":2}' };
  const nothing = (): void => undefined;
  await showSignedIn(
    edited(
      { parts: [storedPart('1', rule)] },
      <RuleRow
        part={storedPart('1', rule)}
        index={0}
        mark={null}
        isOpen
        editing
        warnings=""
        onToggle={nothing}
        onRemove={nothing}
        onRestore={nothing}
      />,
    ),
    {},
    ['commerce', 'content'],
  );
  expect(screen.getByText('loyalty')).toBeVisible();
  const levels = within(screen.getByRole('group', { name: 'Levels' }));
  expect(levels.getByText('{"points":2}')).toBeVisible();
  expect(levels.queryByRole('button')).toBeNull();
});

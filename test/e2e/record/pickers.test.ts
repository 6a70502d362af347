import {
  press,
  radio,
  toggle,
  openRow,
  dialog,
  block,
  entry,
  option,
  suggests,
  suggestIn,
  suggestsInBlock,
  selects,
  ticks,
  picksFiles,
  fileOf,
  finds,
  websites,
  type Step,
} from '../support/pickers';
import { wordsOf } from '../support/strings';
import { expect, test } from '../support/test';

const text = wordsOf('en');
const edit = press('shared.actions.edit');
const rule = (type: string): readonly Step[] => [press('commerce.rules.add'), entry(`commerce.ruleTypes.${type}`)];

interface Screen {
  readonly path: string;
  /** In this order, with the steps that open them. */
  readonly pickers: readonly Step[];
}

const SCREENS: readonly Screen[] = [
  {
    path: '/page/add',
    pickers: [
      websites('Zilvermeeuw België'),
      suggests('content.item.parent', 'warmte', 'warmte'),
      ticks('content.item.targets', 'Installateurs'),
      picksFiles(fileOf('content.item.image'), 'Brochures'),
      block('custom-assortment-category'),
      suggestsInBlock('assortments', 'warmtepompen', 'Hybride warmtepompen'),
      block('custom-assortment-info'),
      suggestsInBlock('assortment', 'thermostaten', 'Thermostaten'),
      suggestsInBlock('products', 'warmtepomp 8', 'Warmtepomp 8 kW'),
      block('custom-hub'),
      suggestsInBlock('pages', 'warmte', 'warmte'),
      suggestsInBlock('categories', 'sanitair', 'Sanitair'),
      block('custom-branches'),
      suggestsInBlock('branches', 'zwolle', 'Zwolle'),
      block('custom-tiles'),
      suggestsInBlock('page', 'warmte', 'warmte'),
    ],
  },
  {
    path: '/blog/add',
    pickers: [
      suggests('content.item.branches', 'zwolle', 'Zwolle'),
      suggests('content.item.categories', 'warmtepompen', 'Warmtepompen'),
      suggests('content.item.tags', 'hybri', 'Hybride'),
      suggests('content.item.author', 'vermeer', 'Ilse Vermeer'),
    ],
  },
  { path: '/reference/add', pickers: [suggests('content.item.project', 'zwolle', 'P-23104 Wijk Zwolle-Zuid')] },
  {
    path: '/navigation/1/items',
    pickers: [
      press('navigation.items.add'),
      suggests('navigation.types.page', 'warmte', 'warmte'),
      radio('navigation.types.module'),
      suggests('navigation.types.module', 'br', 'Branches'),
      radio('navigation.types.route'),
      suggests('navigation.types.route', 'spare', 'Find spare parts'),
      async (page) => {
        await page.getByRole('textbox', { name: text('navigation.item.icon') }).fill('phone');
        await expect(
          page
            .getByRole('group', { name: text('navigation.item.icons') })
            .getByRole('button', { name: 'phone' })
            .first(),
        ).toBeVisible();
      },
      suggests('navigation.item.submenu', 'voet', 'Voettekst'),
    ],
  },
  {
    path: '/promotion/add',
    pickers: [
      ...rule('assortment_quantity'),
      suggests('commerce.rule.assortments', 'thermostaten', 'Thermostaten'),
      suggests('commerce.rule.accounts', 'techniek', 'Techniek'),
      async (page) => {
        await page.getByRole('button', { name: /^Close rule/ }).click();
      },
      ...rule('item_quantity'),
      suggests('commerce.rule.items', 'warmtepomp 8', 'Warmtepomp 8 kW'),
    ],
  },
  {
    path: '/netPricepromotion/add',
    pickers: [
      suggests('commerce.netPrice.accounts', 'techniek', 'Techniek'),
      suggests('commerce.itemList.add', 'ZM-WP-08', 'Warmtepomp 8 kW'),
    ],
  },
  { path: '/coupon/add', pickers: [suggests('commerce.coupon.accounts', 'techniek', 'Techniek')] },
  {
    path: '/defaultcart/add',
    pickers: [
      suggests('commerce.defaultCart.account', 'techniek', 'Techniek'),
      suggests('commerce.itemList.add', 'warmtepomp 8', 'Warmtepomp 8 kW'),
    ],
  },
  { path: '/commerce/calendar', pickers: [suggests('commerce.calendar.account', 'techniek', 'Techniek')] },
  {
    path: '/commerce/explain',
    pickers: [
      suggests('commerce.defaultCart.account', 'techniek', 'Techniek'),
      suggests('commerce.itemList.add', 'warmtepomp 8', 'Warmtepomp 8 kW'),
      selects('commerce.explain.coupon', 'WINTER25'),
      press('commerce.explain.fill'),
      finds('commerce.explain.fillLabel', 'onderhoud', 'button', 'Onderhoudsset najaar'),
    ],
  },
  {
    path: '/emails/add',
    pickers: [
      suggests('communication.email.category', 'bestelling', 'Bestelling en levering'),
      picksFiles(press('communication.attachments.add'), 'Brochures'),
      picksFiles(press('richText.picture'), 'Brochures'),
    ],
  },
  {
    path: '/event/add',
    pickers: [
      suggests('event.event.categories', 'warmtepompen', 'Warmtepompen'),
      ticks('event.event.targets', 'Installateurs'),
    ],
  },
  { path: '/popup/add', pickers: [picksFiles(fileOf('site.popup.image'), 'Brochures')] },
  {
    path: '/faq/question/add',
    pickers: [
      selects('catalogue.faqQuestion.category', 'Bestellen'),
      ticks('catalogue.faqQuestion.targets', 'Installateurs'),
      suggests('catalogue.faqQuestion.products', 'warmtepomp 8', 'Warmtepomp 8 kW'),
    ],
  },
  {
    path: '/faq/category/add',
    pickers: [toggle('catalogue.faqCategory.subcategory'), selects('catalogue.faqCategory.parent', 'Bestellen')],
  },
  {
    path: '/structure/VERWARMING-2027',
    pickers: [edit, picksFiles(fileOf('catalogue.structure.cover'), 'Keuzehulp warmtepompen.pdf')],
  },
  {
    path: '/structure/VERWARMING-2027/node/1',
    pickers: [edit, picksFiles(fileOf('catalogue.structureNode.cover'), 'buitenunit'), block('default-header')],
  },
  { path: '/etim/feature/1', pickers: [edit, selects('catalogue.etimFeature.category', 'Warmtepomp lucht/water')] },
  {
    path: '/etim/combination/1',
    pickers: [
      edit,
      suggests('catalogue.etimCombination.addFeature', 'vermogen', 'vermogen'),
      suggests('catalogue.etimProof.product', 'warmtepomp 8', 'Warmtepomp 8 kW'),
      async (page) => {
        await page.getByRole('textbox', { name: text('catalogue.etimCombination.template') }).focus();
        await page.keyboard.press('End');
        await page.keyboard.type(' %vermogen');
        await expect(option(page, 'vermogen')).toBeVisible();
      },
    ],
  },
  { path: '/etim/combination/add', pickers: [suggests('catalogue.etimCombination.note', 'vermogen', 'vermogen')] },
  { path: '/spare-part-categories/add', pickers: [selects('spareParts.category.iconId', 'Gas valve')] },
  {
    path: '/spare-parts?reference=SV-HR24',
    pickers: [
      openRow,
      edit,
      suggests('spareParts.part.item', 'warmtepomp 8', 'Warmtepomp 8 kW'),
      openRow,
      (page) =>
        suggestIn(
          dialog(page).getByRole('combobox', { name: text('spareParts.item.product') }),
          'warmtepomp 8',
          'Warmtepomp 8 kW',
        ),
    ],
  },
  { path: '/usergroups/add', pickers: [finds('access.members.filter', 'susanne', 'row', 'Susanne')] },
  {
    path: '/users/invite',
    pickers: [finds('access.groups.filter', 'redact', 'row', 'Redactie')],
  },
  {
    path: '/queue',
    pickers: [
      async (page) => {
        await page.getByRole('button', { name: /Export a module as CSV/ }).click();
        await dialog(page).getByRole('combobox').first().selectOption('redirect');
        await suggestIn(dialog(page).getByRole('combobox', { name: 'Item code' }), 'warmtepomp 8', 'Warmtepomp 8 kW');
      },
    ],
  },
];

test('every picker offers what the API has, and no call is refused (R-CON-16, R-NAV-06)', async ({ page, arrive }) => {
  test.slow();
  await arrive('en');
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
  });
  for (const { path, pickers } of SCREENS)
    await test.step(path, async () => {
      await page.goto(path);
      for (const use of pickers) await use(page);
      expect(refused).toEqual([]);
    });
});

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

/** Pickers by the path of their screen, with the steps that open them, in this order. */
type Screens = Readonly<Record<string, readonly Step[]>>;

const SCREENS: Readonly<Record<string, Screens>> = {
  'content': {
    '/page/add': [
      websites('Zilvermeeuw België'),
      suggests('content.item.parent', 'warmte', 'warmte'),
      ticks('content.item.targets', 'Installateurs'),
      picksFiles(fileOf('content.item.image')),
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
    '/blog/add': [
      suggests('content.item.branches', 'zwolle', 'Zwolle'),
      suggests('content.item.categories', 'warmtepompen', 'Warmtepompen'),
      suggests('content.item.tags', 'hybri', 'Hybride'),
      suggests('content.item.author', 'vermeer', 'Ilse Vermeer'),
    ],
    '/reference/add': [suggests('content.item.project', 'zwolle', 'P-23104 Wijk Zwolle-Zuid')],
  },
  'navigation, e-mails, events and popups': {
    '/navigation/1/items': [
      press('navigation.items.add'),
      suggests('navigation.types.page', 'warmte', 'warmte'),
      radio('navigation.types.module'),
      suggests('navigation.types.module', 'br', 'Branches'),
      radio('navigation.types.route'),
      suggests('navigation.types.route', 'spare', 'Find spare parts'),
      async (page) => {
        await expect(page.getByRole('textbox', { name: text('navigation.item.icon') })).toHaveCount(0);
      },
      suggests('navigation.item.submenu', 'voet', 'Voettekst'),
    ],
    '/navigation/3/items': [
      press('navigation.items.add'),
      async (page) => {
        await page.getByRole('textbox', { name: text('navigation.item.icon') }).fill('phone');
        await expect(
          page
            .getByRole('group', { name: text('navigation.item.icons') })
            .getByRole('button', { name: 'phone' })
            .first(),
        ).toBeVisible();
      },
    ],
    '/emails/add': [
      suggests('communication.email.category', 'bestelling', 'Bestelling en levering'),
      picksFiles(press('communication.attachments.add')),
      picksFiles(press('richText.picture')),
    ],
    '/event/add': [
      suggests('event.event.categories', 'warmtepompen', 'Warmtepompen'),
      ticks('event.event.targets', 'Installateurs'),
    ],
    '/popup/add': [picksFiles(fileOf('site.popup.image'))],
  },
  'commerce': {
    '/promotion/add': [
      ...rule('assortment_quantity'),
      suggests('commerce.rule.assortments', 'thermostaten', 'Thermostaten'),
      suggests('commerce.rule.accounts', 'techniek', 'Techniek'),
      async (page) => {
        await page.getByRole('button', { name: /^Close rule/ }).click();
      },
      ...rule('item_quantity'),
      suggests('commerce.rule.items', 'warmtepomp 8', 'Warmtepomp 8 kW'),
    ],
    '/netPricepromotion/add': [
      suggests('commerce.netPrice.accounts', 'techniek', 'Techniek'),
      suggests('commerce.itemList.add', 'ZM-WP-08', 'Warmtepomp 8 kW'),
    ],
    '/coupon/add': [suggests('commerce.coupon.accounts', 'techniek', 'Techniek')],
    '/defaultcart/add': [
      suggests('commerce.defaultCart.account', 'techniek', 'Techniek'),
      suggests('commerce.itemList.add', 'warmtepomp 8', 'Warmtepomp 8 kW'),
    ],
    '/commerce/calendar': [suggests('commerce.calendar.account', 'techniek', 'Techniek')],
    '/commerce/explain': [
      suggests('commerce.defaultCart.account', 'techniek', 'Techniek'),
      suggests('commerce.itemList.add', 'warmtepomp 8', 'Warmtepomp 8 kW'),
      selects('commerce.explain.coupon', 'WINTER25'),
      press('commerce.explain.fill'),
      finds('commerce.explain.fillLabel', 'onderhoud', 'button', 'Onderhoudsset najaar'),
    ],
  },
  'the catalogue': {
    '/faq/question/add': [
      selects('catalogue.faqQuestion.category', 'Bestellen'),
      ticks('catalogue.faqQuestion.targets', 'Installateurs'),
      suggests('catalogue.faqQuestion.products', 'warmtepomp 8', 'Warmtepomp 8 kW'),
    ],
    '/faq/category/add': [
      toggle('catalogue.faqCategory.subcategory'),
      selects('catalogue.faqCategory.parent', 'Bestellen'),
    ],
    '/structure/VERWARMING-2027': [edit, picksFiles(fileOf('catalogue.structure.cover'))],
    '/structure/VERWARMING-2027/node/1': [
      edit,
      picksFiles(fileOf('catalogue.structureNode.cover')),
      block('default-header'),
    ],
    '/etim/feature/1': [edit, selects('catalogue.etimFeature.category', 'Warmtepomp lucht/water')],
    '/etim/combination/1': [
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
    '/etim/combination/add': [suggests('catalogue.etimCombination.note', 'vermogen', 'vermogen')],
  },
  'spare parts, access and jobs': {
    '/spare-part-categories/add': [selects('spareParts.category.iconId', 'Gas valve')],
    '/spare-parts?reference=SV-HR24': [
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
    '/usergroups/add': [finds('access.members.filter', 'susanne', 'row', 'Susanne')],
    '/users/invite': [finds('access.groups.filter', 'redact', 'row', 'Redactie')],
    '/queue': [
      async (page) => {
        // Runs of other tests have the same name.
        await page.getByRole('button', { name: 'Start Export a module as CSV', exact: true }).click();
        await dialog(page).getByRole('combobox').first().selectOption('redirect');
        await suggestIn(dialog(page).getByRole('combobox', { name: 'Item code' }), 'warmtepomp 8', 'Warmtepomp 8 kW');
      },
    ],
  },
};

for (const [area, screens] of Object.entries(SCREENS))
  test(`every picker of ${area} offers what the API has, and no call is refused (R-CON-16, R-NAV-06)`, async ({
    page,
    arrive,
  }) => {
    await arrive('en');
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) refused.push(`${response.status()} ${response.url()}`);
    });
    for (const [path, pickers] of Object.entries(screens))
      await test.step(path, async () => {
        await page.goto(path);
        // The form is read-only until the lookup of a draft is done.
        if (path.endsWith('/add'))
          await expect(page.getByRole('button', { name: text('shared.actions.save') })).toBeVisible();
        for (const use of pickers)
          await use(page).catch((reason: unknown) => {
            expect(refused, String(reason)).toEqual([]);
            throw reason;
          });
        expect(refused).toEqual([]);
      });
  });

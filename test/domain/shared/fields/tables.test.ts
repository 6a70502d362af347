import { userFields } from '../../../../src/domain/access/user.rule';
import { usergroupFields } from '../../../../src/domain/access/usergroup.rule';
import { etimCategoryFields } from '../../../../src/domain/catalogue/etim-category.rule';
import { etimCombinationTable } from '../../../../src/domain/catalogue/etim-combination';
import { etimFeatureTable } from '../../../../src/domain/catalogue/etim-feature';
import { faqCategoryTable } from '../../../../src/domain/catalogue/faq-category';
import { faqQuestionTable } from '../../../../src/domain/catalogue/faq-question';
import { structureTable } from '../../../../src/domain/catalogue/structure';
import { couponTable } from '../../../../src/domain/commerce/coupon';
import { cartTable } from '../../../../src/domain/commerce/default-cart';
import { promotionTable } from '../../../../src/domain/commerce/promotion';
import { netPriceTable } from '../../../../src/domain/commerce/net-price';
import { emailTable } from '../../../../src/domain/communication/email';
import { formTable } from '../../../../src/domain/communication/form';
import { termTable } from '../../../../src/domain/content/term';
import { logFields } from '../../../../src/domain/insight/log-entry';
import { searchFields } from '../../../../src/domain/insight/search-entry';
import { dnsFields } from '../../../../src/domain/operations/dns-domain';
import { errorCodeFields } from '../../../../src/domain/operations/error-code.rule';
import { whitelistFields } from '../../../../src/domain/operations/whitelist-entry.rule';
import type { Field, FieldTable } from '../../../../src/domain/shared/fields/field-table';
import { eventFields } from '../../../../src/domain/site/event.rule';
import { holidayFields } from '../../../../src/domain/site/holiday.rule';
import { menuFields } from '../../../../src/domain/site/menu.rule';
import { popupTable } from '../../../../src/domain/site/popup';
import { redirectFields } from '../../../../src/domain/site/redirect.rule';
import { sparePartFields } from '../../../../src/domain/spare-parts/spare-part';
import { sparePartLogFields } from '../../../../src/domain/spare-parts/spare-part-log';
import { sparePartCategoryFields } from '../../../../src/domain/spare-parts/spare-part-category.rule';

/** Kind and limit, then the field's options, then its filter. */
const wordsOf = (field: Field): string =>
  [
    field.kind,
    'most' in field && field.most,
    field.required && 'required',
    field.listed && 'listed',
    field.sortable && 'sortable',
    field.searched && 'searched',
    'filter' in field && field.filter !== undefined && `by ${[field.filter].flat().join(' ')}`,
  ]
    .filter((word) => word !== false && word !== undefined)
    .join(' ');

const LISTED_NAME = 'line 200 required listed sortable searched by contains';
const MOMENT = 'moment listed sortable';
const PERIOD = { name: LISTED_NAME, start: 'day listed sortable by from until', end: 'day listed sortable' };

test.each<[string, FieldTable, Readonly<Record<string, string>>]>([
  [
    'users (R-ACC-01, R-SHR-01)',
    userFields,
    {
      firstname: 'line 100 required listed sortable searched',
      surname: 'line 100 required listed sortable searched',
      email: 'line 254 required listed sortable searched by contains',
      avatar: 'custom listed',
      active: 'flag listed sortable by yesNo',
      su: 'flag listed',
      editable: 'flag listed',
      lastLogin: MOMENT,
      websites: 'custom',
      usergroups: 'custom',
    },
  ],
  [
    'user groups (R-ACC-11)',
    usergroupFields,
    {
      name: 'line 100 required listed sortable searched by contains',
      members: 'custom listed sortable',
      member: 'flag listed',
      givable: 'flag listed',
      added: 'moment listed',
      changed: MOMENT,
      rights: 'custom required',
      users: 'custom required',
    },
  ],
  [
    'e-mails (R-EML-01, R-EML-02)',
    emailTable,
    {
      code: 'line 64 required listed sortable searched',
      subject: 'line 255 required listed sortable searched by contains',
      content: 'html 200000 required',
      variables: 'custom',
      values: 'custom',
      bcc: 'line 2000',
      active: 'flag listed sortable by yesNo',
      category: 'custom listed',
      attachments: 'custom',
    },
  ],
  [
    'forms (R-FRM-01)',
    formTable,
    { name: LISTED_NAME, number: 'line 64 listed', subject: 'line 200 listed sortable searched', parts: 'custom' },
  ],
  ['promotions (R-COM-01)', promotionTable, { ...PERIOD, parts: 'custom' }],
  ['net prices (R-COM-01, R-COM-07)', netPriceTable, { ...PERIOD, accounts: 'custom', parts: 'custom' }],
  [
    'coupons (R-COM-20, R-COM-22)',
    couponTable,
    {
      code: 'line 64 required listed sortable searched by contains',
      type: 'choice required listed sortable by one',
      value: 'custom',
      message: 'text 1000 searched',
      description: 'text 5000 searched',
      valid: 'custom',
      from: 'day listed sortable',
      until: 'day listed sortable',
      singleUse: 'flag listed by yesNo',
      accounts: 'custom',
      used: 'custom',
    },
  ],
  [
    'default carts (R-COM-55)',
    cartTable,
    {
      ...PERIOD,
      start: 'day listed sortable',
      code: 'line 64 searched',
      description: 'text 5000',
      minimum: 'custom',
      hasPromotions: 'flag',
      mixesItems: 'flag',
      singleUse: 'flag',
      account: 'custom required',
      parts: 'custom',
    },
  ],
  [
    'tags and categories (R-CON-15)',
    termTable,
    { name: LISTED_NAME, url: 'line 200 listed sortable searched by contains', updated: MOMENT, meta: 'custom' },
  ],
  [
    'domains',
    dnsFields,
    {
      domain: 'line 255 required listed sortable searched by contains',
      registration: 'day listed sortable',
      added: 'day listed sortable',
    },
  ],
  [
    'error codes (R-OPS-01)',
    errorCodeFields,
    {
      source: 'choice required listed sortable by several',
      code: 'line 50 required listed sortable searched by contains',
      description: 'text 2000 required listed searched by contains',
      control: 'text 10000 searched',
      standard: 'flag listed sortable',
      inverter: 'flag listed sortable',
    },
  ],
  [
    'whitelist (R-OPS-02)',
    whitelistFields,
    {
      source: 'line 500 required listed sortable searched by contains',
      datetime: MOMENT,
      type: 'choice required listed sortable',
      comments: 'text 2000 searched by contains',
    },
  ],
  [
    'events (R-SIT-07, R-SIT-09)',
    eventFields,
    {
      title: LISTED_NAME,
      description: 'text 10000 required searched',
      status: 'choice listed sortable by one',
      online: MOMENT,
      start: MOMENT,
      end: MOMENT,
      categories: 'custom required',
      targets: 'custom required',
      internal: 'flag by yesNo',
    },
  ],
  [
    'holidays (R-SIT-01)',
    holidayFields,
    { date: 'day required listed sortable by from until', reason: LISTED_NAME, notice: 'custom' },
  ],
  [
    'menus (R-NAV-01)',
    menuFields,
    {
      title: LISTED_NAME,
      code: 'line 64 required listed sortable searched',
      hasIcons: 'flag listed',
      canDelete: 'flag listed',
      usedIn: 'custom',
    },
  ],
  [
    'popups (R-SIT-06)',
    popupTable,
    {
      title: LISTED_NAME,
      content: 'html 100000 listed searched',
      start: MOMENT,
      end: 'moment',
      popup: 'flag listed sortable by yesNo',
      showOnce: 'flag listed sortable by yesNo',
      login: 'flag by yesNo',
      image: 'custom',
    },
  ],
  [
    'redirects (R-SIT-04)',
    redirectFields,
    {
      from: 'line 500 required listed sortable searched by contains',
      to: 'line 500 required listed sortable searched by contains',
      datetime: MOMENT,
      status: 'choice required listed sortable by one',
      catchAll: 'flag listed sortable',
      comments: 'text 2000 searched by contains',
    },
  ],
  [
    'spare-part categories (R-SPA-01)',
    sparePartCategoryFields,
    {
      label: 'line 50 required listed sortable searched',
      codeToMatch: 'line 50 required searched by contains',
      iconId: 'custom',
    },
  ],
  [
    'structures (R-CAT-50)',
    structureTable,
    {
      code: 'line Infinity listed sortable searched by contains',
      description: 'line Infinity listed sortable searched by contains',
      active: 'flag listed by yesNo',
      cover: 'custom',
      nodes: 'custom',
    },
  ],
  [
    'ETIM features (R-CAT-01)',
    etimFeatureTable,
    {
      code: 'line Infinity required listed',
      label: 'line Infinity listed searched',
      description: 'line Infinity listed',
      unit: 'line Infinity listed',
      postfix: 'line Infinity listed',
      information: 'html 50000 listed',
      color: 'choice listed',
      visible: 'flag listed',
      filterable: 'flag listed',
      brochure: 'flag listed',
      category: 'custom listed',
    },
  ],
  [
    'ETIM categories (R-CAT-05)',
    etimCategoryFields,
    {
      name: 'line 200 required listed searched',
      description: 'text 2000 listed',
      position: 'custom listed',
      features: 'custom listed',
    },
  ],
  [
    'categories of the FAQ (R-CAT-20)',
    faqCategoryTable,
    {
      name: 'line 200 required listed searched',
      url: 'line 200 required listed',
      parent: 'custom listed',
      online: 'flag listed',
      meta: 'custom',
    },
  ],
  [
    'questions of the FAQ (R-CAT-22)',
    faqQuestionTable,
    {
      title: 'line 200 required listed searched',
      url: 'line 200 required listed',
      category: 'custom required',
      targets: 'custom required',
      content: 'html 100000 required searched',
      online: 'flag listed',
      filterable: 'flag listed',
      loginContact: 'flag',
      loginResource: 'flag',
      products: 'custom',
      meta: 'custom',
    },
  ],
  [
    'ETIM combinations (R-CAT-07)',
    etimCombinationTable,
    {
      description: LISTED_NAME,
      unit: 'line 50 listed sortable searched',
      template: 'text 1000 listed sortable searched',
      features: 'custom listed',
      note: 'custom',
    },
  ],
  [
    'the search log (R-INS-01)',
    searchFields,
    {
      term: 'line 255 required listed sortable searched by contains',
      type: 'choice required listed sortable by one',
      params: 'line 255 listed sortable searched',
      searches: 'custom listed sortable',
      results: 'custom listed sortable',
    },
  ],
  [
    'the log (R-INS-20)',
    logFields,
    {
      level: 'choice required listed sortable by several',
      source: 'choice required listed sortable by several',
      method: 'choice listed sortable by several',
      module: 'line Infinity listed sortable searched',
      message: 'line Infinity required listed sortable searched by contains',
      datetime: 'moment required listed sortable',
      user: 'custom',
      url: 'line Infinity',
      answer: 'custom',
      place: 'custom',
      info: 'custom',
    },
  ],
  [
    'the log of spare parts (R-SPA-05)',
    sparePartLogFields,
    {
      level: 'choice required listed sortable by several',
      names: 'custom listed',
      message: 'line Infinity required listed sortable searched',
      createdAt: 'moment required listed sortable',
      updatedAt: 'moment required',
      data: 'custom',
    },
  ],
  [
    'references of spare parts (R-SPA-20)',
    sparePartFields,
    {
      reference: 'line 100 listed sortable searched by contains',
      externalId: 'line 100 listed sortable searched',
      isActive: 'flag listed sortable',
      checkedAt: 'custom listed',
      checkStatus: 'custom listed',
      processStatus: 'custom listed',
      matchAvailability: 'custom listed',
      matchQuantity: 'custom listed',
      hasUpdates: 'flag listed by yesNo',
      item: 'custom',
      createdAt: 'custom',
      sheets: 'custom',
      parts: 'custom',
    },
  ],
])('the fields of %s', (_, table, stated) => {
  expect(Object.fromEntries(Object.entries(table).map(([name, field]) => [name, wordsOf(field)]))).toEqual(stated);
});

import { isSingleLine, singleLineProblem } from '../../../../src/domain/shared/fields/single-line.rule';
import { fieldsRuleOf } from '../../../../src/domain/content/content.rule';
import { templateProblem } from '../../../../src/domain/content/template.rule';
import { couponRule } from '../../../../src/domain/commerce/coupon.rule';
import { cartRule } from '../../../../src/domain/commerce/default-cart.rule';
import { periodRule } from '../../../../src/domain/commerce/promotion.rule';
import { emailCategoryProblem } from '../../../../src/domain/communication/email.rule';
import { fieldProblems, formRule } from '../../../../src/domain/communication/form.rule';
import { etimCategoryRule } from '../../../../src/domain/catalogue/etim-category.rule';
import { faqCategoryRule } from '../../../../src/domain/catalogue/faq-category.rule';
import { faqQuestionRule } from '../../../../src/domain/catalogue/faq-question.rule';
import { menuItemRule } from '../../../../src/domain/site/menu-item.rule';
import { spareItemRule } from '../../../../src/domain/spare-parts/spare-item.rule';

const META = { title: '', description: '', shareTitle: '', shareDescription: '', canonical: '' };

describe('R-SHR-88: a single line', () => {
  test.each([
    ['R&D / 24×7 "nacht"', null],
    [' \tnaam\n', null],
    ['a\u00a0b', null],
    ['\ud83d\ude00', null],
    ['x'.repeat(20), null],
    ['', null],
    ['x'.repeat(21), 'tooLong.20'],
    ['two\nlines', 'pattern.default'],
    ['two\u2028lines', 'pattern.default'],
    ['two\u2029lines', 'pattern.default'],
    ['a\tb', 'pattern.default'],
    ['a\u0000b', 'pattern.default'],
    ['a\u001b[31mb', 'pattern.default'],
    ['a\u007fb', 'pattern.default'],
    ['a\u0085b', 'pattern.default'],
    ['\ud83d', 'pattern.default'],
  ])('%j: %j', (text, problem) => {
    expect(singleLineProblem(text, { most: 20 })).toBe(problem);
    expect(isSingleLine(text)).toBe(problem !== 'pattern.default');
  });

  test('is required where that is said', () => {
    expect(singleLineProblem(' ', { most: 20, required: true })).toBe('required');
  });

  const name = 'a\u0007b';
  const refused = { name: 'pattern.default' };
  const content = { url: 'a-b', status: 'published', online: 0, internal: false, targets: [1], meta: META, blocks: [] };
  test.each([
    [
      'a coupon',
      couponRule({
        code: name,
        type: 'sweepstake',
        value: null,
        message: '',
        description: '',
        valid: { start: '', end: '' },
      }),
      { code: 'pattern.default' },
    ],
    ['a cart', cartRule({ name, start: '2031-03-03', end: '', description: '', minimum: null, account: {} }), refused],
    ['a promotion', periodRule({ name, start: '2031-03-03', end: '' }), refused],
    ['a form', formRule({ name, number: '', subject: '' }), refused],
    [
      'a field of a form',
      fieldProblems({ type: 'radio', label: name, name: 'naam', options: [{ label: name, value: name }] }),
      { 'label': 'pattern.default', 'options.0.label': 'pattern.default', 'options.0.value': 'pattern.default' },
    ],
    ['an ETIM category', etimCategoryRule({ name, description: '', position: null }), refused],
    ['an FAQ category', faqCategoryRule({ name, url: 'a-b', meta: META }), refused],
    [
      'a question',
      faqQuestionRule({ title: name, url: 'a-b', category: '1', targets: ['1'], content: '<p>x</p>', meta: META }),
      { title: 'pattern.default' },
    ],
    [
      'a menu item',
      menuItemRule({ label: name, type: 'external', hasPage: false, location: '/a', hasRoute: false, icon: '' }),
      { label: 'pattern.default' },
    ],
    [
      'an item of a drawing',
      spareItemRule({ code: name, name, remarks: '', quantity: '', specifications: '' }),
      { code: 'pattern.default', name: 'pattern.default' },
    ],
    ['a page', fieldsRuleOf('page')({ ...content, name }), refused],
    ['a template', { name: templateProblem(name) }, refused],
    ['a category of e-mails', { name: emailCategoryProblem(name) }, refused],
  ])('%s has a name without control characters', (_, problems, expected) => {
    expect(problems).toEqual(expected);
  });
});

import { titleKeyOf } from '../../../src/domain/shared/modules/module-entries.rule';

test.each([
  ['coupon', 'commerce.coupons.title'],
  ['library', 'shell.names.library.title'],
  ['faq/category', 'catalogue.faqCategories.title'],
  ['faq/question', 'catalogue.faqQuestions.title'],
  ['etim/feature', 'catalogue.etimFeatures.title'],
  ['etim/category', 'catalogue.etimCategories.title'],
  ['etim/combination', 'catalogue.etimCombinations.title'],
  ['structure/node', 'shell.names.structureNode.title'],
  ['navigation/items', 'shell.names.navigationItems.title'],
  ['invitations', undefined],
])('what is refused or not found of %s is named by %s', (resource, title) => {
  expect(titleKeyOf(resource)).toBe(title);
});

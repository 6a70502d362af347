import { titleKeyOf } from '../../../src/domain/shared/modules/module-entries.rule';

test.each([
  ['coupon', 'shell.names.coupon.title'],
  ['library', 'shell.names.library.title'],
  ['faq/category', 'shell.names.faqCategory.title'],
  ['faq/question', 'shell.names.faqQuestion.title'],
  ['etim/feature', 'shell.names.etimFeature.title'],
  ['etim/category', 'shell.names.etimCategory.title'],
  ['etim/combination', 'shell.names.etimCombination.title'],
  ['structure/node', 'shell.names.structureNode.title'],
  ['navigation/items', 'shell.names.navigationItems.title'],
  ['invitations', undefined],
])('what is refused or not found of %s is named by %s', (resource, title) => {
  expect(titleKeyOf(resource)).toBe(title);
});

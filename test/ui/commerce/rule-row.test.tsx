import { screen } from '@testing-library/react';
import { newRule } from '../../../src/domain/commerce/promotion';
import { storedPart } from '../../../src/domain/shared/parts/part';
import { RuleRow } from '../../../src/ui/commerce/rule-row';
import { showSignedIn } from '../shared/support/signed-in';

const nothing = (): void => undefined;

test.each([
  [[], 'all accounts'],
  [['Van Rossum', 'De Linde'], 'Van Rossum, De Linde'],
  [['Van Rossum', 'De Linde', 'Bakker', 'Visser', 'Smit'], 'Van Rossum, De Linde, Bakker, 2 more'],
])('a collapsed rule says for which accounts it is: %j (R-COM-02)', async (names, said) => {
  const accounts = names.map((label, place) => ({ id: String(place), label }));
  await showSignedIn(
    <RuleRow
      part={storedPart('1', { ...newRule('revenue'), accounts })}
      index={100}
      mark={null}
      isOpen={false}
      editing={false}
      warnings=""
      onToggle={nothing}
      onRemove={nothing}
      onRestore={nothing}
    />,
    {},
    ['commerce'],
  );
  expect(screen.getByText(new RegExp(` · ${said}$`))).toBeInTheDocument();
});

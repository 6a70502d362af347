import { Copy20Regular } from '@fluentui/react-icons/svg/copy';
import { render } from '@testing-library/react';
import { add } from '../../../../src/ui/shared/icons/shell-shapes';
import { Icon, type IconSource } from '../../../../src/ui/shared/icons/icon';

const drawn = (icon: IconSource, more: { readonly size?: 16 | 12; readonly label?: string } = {}) => {
  const svg = render(<Icon icon={icon} {...more} />).container.querySelector('svg');
  if (svg === null) throw new Error('no icon');
  return svg;
};

test.each<readonly [string, IconSource]>([
  ['a path', add],
  ['an icon of Fluent', Copy20Regular],
])('draws %s in the text colour, hidden or with its name', (_, icon) => {
  const hidden = drawn(icon, { size: 16 });
  expect(hidden).toHaveAttribute('aria-hidden', 'true');
  expect(hidden).toHaveAttribute('width', '16');
  expect(hidden.querySelectorAll('path')).toHaveLength(1);
  const named = drawn(icon, { label: 'Copy' });
  expect(named).toHaveAccessibleName('Copy');
  expect(named).not.toHaveAttribute('aria-hidden');
});

test('gives both the same weight of line', () => {
  const widths = (icon: IconSource) =>
    [drawn(icon), drawn(icon, { size: 16 }), drawn(icon, { size: 12 })].map((svg) => svg.getAttribute('stroke-width'));
  expect(widths(add)).toEqual(['1.25', '1.45', '2']);
  expect(widths(Copy20Regular)).toEqual(['0.25', '0.45', '1']);
});

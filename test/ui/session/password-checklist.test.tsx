import { screen, within } from '@testing-library/react';
import { PasswordChecklist } from '../../../src/ui/session/password-checklist';
import { show } from '../support/render';

const signs = () =>
  within(screen.getByRole('list', { name: 'Password requirements' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      within(item).getByRole('img').getAttribute('aria-label') ?? within(item).getByRole('img').textContent,
    ]);

test('lists the five requirements with figures (R-SES-02)', () => {
  show(<PasswordChecklist language="en" password="" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '10 or more characters',
    '2 uppercase letters',
    '2 lowercase letters',
    '2 digits',
    '2 special characters, such as ! or -',
  ]);
});

test('marks each met requirement by a named icon', () => {
  show(<PasswordChecklist language="en" password="AAaa1!" />);
  expect(signs().map(([, sign]) => sign)).toEqual(['not met yet', 'met', 'met', 'not met yet', 'not met yet']);
  const drawings = screen.getAllByRole('img').map((img) => img.querySelector('path')?.getAttribute('d'));
  expect(drawings[0]).not.toBe(drawings[1]);
});

test('announces unmet requirements while typing, and completion', () => {
  const { rerender } = show(<PasswordChecklist language="en" password="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PasswordChecklist language="en" password="AAaa1!xxxx" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not met yet: 2 digits and 2 special characters, such as ! or -',
  );
  rerender(<PasswordChecklist language="en" password="AAaa11!!xx" />);
  expect(screen.getByRole('status')).toHaveTextContent('The password meets all requirements.');
});

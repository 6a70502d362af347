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

test('names the five demands with their figures (R-SES-02)', () => {
  show(<PasswordChecklist language="en" password="" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '10 or more characters',
    '2 uppercase letters',
    '2 lowercase letters',
    '2 digits',
    '2 special characters, such as ! or -',
  ]);
});

test('ticks each one off by a sign with a name, not by colour alone', () => {
  show(<PasswordChecklist language="en" password="AAaa1!" />);
  expect(signs().map(([, sign]) => sign)).toEqual(['not met yet', 'met', 'met', 'not met yet', 'not met yet']);
  const drawings = screen.getAllByRole('img').map((img) => img.querySelector('path')?.getAttribute('d'));
  expect(drawings[0]).not.toBe(drawings[1]);
});

test('reads out what is not met yet while it is typed, and when nothing is', () => {
  const { rerender } = show(<PasswordChecklist language="en" password="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PasswordChecklist language="en" password="AAaa1!xxxx" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Not met yet: 2 digits and 2 special characters, such as ! or -',
  );
  rerender(<PasswordChecklist language="en" password="AAaa11!!xx" />);
  expect(screen.getByRole('status')).toHaveTextContent('The password meets all requirements.');
});

import { screen, within } from '@testing-library/react';
import { PasswordChecklist } from '../../../src/ui/session/password-checklist';
import { show } from '../support/render';

const signs = () =>
  within(screen.getByRole('list', { name: 'What the password needs' }))
    .getAllByRole('listitem')
    .map((item) => [
      item.textContent,
      within(item).getByRole('img').getAttribute('aria-label') ?? within(item).getByRole('img').textContent,
    ]);

test('names the five demands with their figures (R-SES-02)', () => {
  show(<PasswordChecklist language="en" password="" />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '10 characters or more',
    '2 capital letters',
    '2 small letters',
    '2 digits',
    '2 other characters, such as ! or -',
  ]);
});

test('ticks each one off by a sign with a name, not by colour alone', () => {
  show(<PasswordChecklist language="en" password="AAaa1!" />);
  expect(signs().map(([, sign]) => sign)).toEqual([
    'still missing',
    'there',
    'there',
    'still missing',
    'still missing',
  ]);
  const drawings = screen.getAllByRole('img').map((img) => img.querySelector('path')?.getAttribute('d'));
  expect(drawings[0]).not.toBe(drawings[1]);
});

test('reads out what is still missing while it is typed, and when nothing is', () => {
  const { rerender } = show(<PasswordChecklist language="en" password="" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<PasswordChecklist language="en" password="AAaa1!xxxx" />);
  expect(screen.getByRole('status')).toHaveTextContent(
    'Still missing: 2 digits and 2 other characters, such as ! or -',
  );
  rerender(<PasswordChecklist language="en" password="AAaa11!!xx" />);
  expect(screen.getByRole('status')).toHaveTextContent('The password has everything it needs.');
});

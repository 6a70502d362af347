import { screen } from '@testing-library/react';
import { useState, type SyntheticEvent } from 'react';
import { PasswordField } from '../../../../src/ui/shared/controls/password-field';
import { TextArea } from '../../../../src/ui/shared/controls/text-area';
import { TextField } from '../../../../src/ui/shared/controls/text-field';
import { Toggle, ToggleRow } from '../../../../src/ui/shared/controls/toggle';
import { show } from '../../support/render';

test('links an error to its field in place of the hint', () => {
  const { rerender } = show(<TextField label="E-mail" hint="Where we write to" required />);
  const field = screen.getByRole('textbox', { name: 'E-mail' });
  expect(field).toHaveAccessibleDescription('Where we write to');
  expect(field).toBeRequired();
  expect(field).toBeValid();
  rerender(<TextField label="E-mail" hint="Where we write to" error="This is not complete." required />);
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('This is not complete.');
});

test('shows the required mark outside the accessible name', () => {
  show(<TextField label="Surname" required />);
  expect(screen.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('textbox')).toHaveAccessibleName('Surname');
});

test('shows and hides a password', async () => {
  const { user } = show(<PasswordField label="Password" />);
  const field = screen.getByLabelText('Password');
  await user.type(field, 'geheim');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveValue('geheim');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(field).toHaveAttribute('type', 'password');
});

test('has the role switch, alone and in a row', async () => {
  const change = jest.fn();
  const { user } = show(
    <>
      <Toggle checked aria-label="Member of Redactie" onChange={change}>
        Yes
      </Toggle>
      <ToggleRow checked={false} onChange={change}>
        Superuser
      </ToggleRow>
    </>,
  );
  expect(screen.getByRole('switch', { name: 'Member of Redactie' })).toBeChecked();
  await user.click(screen.getByText('Superuser'));
  expect(change).toHaveBeenCalledTimes(1);
});

test('a line of text in several lines has no line breaks, and Enter submits its form', async () => {
  const submit = jest.fn((event: SyntheticEvent) => {
    event.preventDefault();
  });
  const Line = () => {
    const [value, setValue] = useState('');
    return (
      <form onSubmit={submit}>
        <TextArea
          oneParagraph
          label="Title"
          value={value}
          onChange={({ target }) => {
            setValue(target.value);
          }}
        />
      </form>
    );
  };
  const { user } = show(<Line />);
  const field = screen.getByRole('textbox', { name: 'Title' });
  await user.click(field);
  await user.paste('Heat pumps\r\n\r\nfor terraced testServers');
  expect(field).toHaveValue('Heat pumps for terraced testServers');
  await user.keyboard('{Enter}');
  expect(submit).toHaveBeenCalledTimes(1);
  expect(field).toHaveValue('Heat pumps for terraced testServers');
});

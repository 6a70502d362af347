import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { SignInView } from '../../../src/ui/session/sign-in.view';
import { show } from '../support/render';

const on = { onSubmit: jest.fn(), onLanguage: jest.fn(), onTheme: jest.fn(), onNavigate: jest.fn() };
afterEach(() => {
  jest.clearAllMocks();
});

const signIn = (props: Partial<ComponentProps<typeof SignInView>> = {}) => (
  <SignInView language="en" theme="system" busy={false} failure={null} {...on} {...props} />
);
const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const password = () => screen.getByLabelText('Password');

test('submits on Enter', async () => {
  const { user } = show(signIn());
  await user.type(email(), 'su@kantoor.example');
  await user.type(password(), 'Kantoor-Welkom-26!{Enter}');
  expect(on.onSubmit.mock.calls).toEqual([[{ email: 'su@kantoor.example', password: 'Kantoor-Welkom-26!' }]]);
});

test('focuses the address without scrolling', () => {
  const focus = jest.spyOn(HTMLElement.prototype, 'focus');
  show(signIn());
  expect(email()).toHaveFocus();
  expect(focus.mock.calls).toEqual([[{ preventScroll: true }]]);
  focus.mockRestore();
});

test('reports the address on blur for the reset page', async () => {
  const onEmail = jest.fn();
  const { user } = show(signIn({ onEmail }));
  await user.type(email(), 'su@kantoor.example');
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(onEmail.mock.calls).toEqual([['su@kantoor.example']]);
});

test('keeps the focus after a failure', async () => {
  const { user, rerender } = show(signIn());
  await user.click(password());
  rerender(
    signIn({
      failure: { title: 'Login failed', body: 'Check both.' },
      errors: { email: 'This is not a complete e-mail address.' },
    }),
  );
  expect(password()).toHaveFocus();
});

test('marks fields for password managers', () => {
  show(signIn());
  expect(email()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});

test('announces a failure and keeps the input', async () => {
  const { user, rerender } = show(signIn());
  await user.type(email(), 'su@kantoor.example');
  await user.type(password(), 'wrong');
  rerender(
    signIn({
      failure: { title: 'Login failed', body: 'Check both.' },
      errors: { password: 'This is too short.' },
    }),
  );
  expect(screen.getByRole('alert')).toHaveTextContent('Login failedCheck both.');
  expect(email()).toHaveValue('su@kantoor.example');
  expect(password()).toHaveValue('wrong');
  expect(password()).toBeInvalid();
  expect(password()).toHaveAccessibleDescription('This is too short.');
});

test('sends nothing twice', async () => {
  const { user } = show(signIn({ busy: true }));
  await user.click(screen.getByRole('button', { name: 'Logging in …' }));
  expect(on.onSubmit).not.toHaveBeenCalled();
});

test('opens the reset page within the console', async () => {
  const { user } = show(signIn());
  await user.click(screen.getByRole('link', { name: 'Forgot your password?' }));
  expect(on.onNavigate).toHaveBeenCalledWith('/reset');
});

test('offers language and theme', async () => {
  const { user } = show(signIn());
  await user.click(screen.getByRole('button', { name: 'Nederlands' }));
  expect(on.onLanguage).toHaveBeenCalledWith('nl');
  expect(screen.queryByRole('button', { name: 'English' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Theme: Same as system' }));
  expect(on.onTheme).toHaveBeenCalledWith('light');
});

test('explains an expired session', () => {
  show(signIn({ again: 'Log in for the users.' }));
  expect(screen.getByRole('status')).toHaveTextContent('Log in for the users.');
});

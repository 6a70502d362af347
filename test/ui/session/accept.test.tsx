import { act, screen, waitFor } from '@testing-library/react';
import { either } from 'fp-ts';
import { fromPromise } from 'xstate';
import type { AcceptForm } from '../../../src/domain/session/accept.rule';
import type { MailedLink } from '../../../src/domain/session/mailed-link';
import { mailedLinkMachineOf } from '../../../src/domain/session/mailed-link.machine';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { AcceptSteps } from '../../../src/ui/session/accept-steps';
import { called } from '../../domain/support/called';
import { show } from '../support/render';

const link: MailedLink = { email: 'anna@firma.example', code: 'secret' };
const good: Outcome<void> = either.right(undefined);
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const on = { onAccepting: jest.fn(), onLanguage: jest.fn(), onTheme: jest.fn(), onNavigate: jest.fn() };
afterEach(() => {
  jest.clearAllMocks();
});

const arrive = async () => {
  const check = called<Outcome<void>, MailedLink>();
  const accept = called<Outcome<void>, { readonly link: MailedLink; readonly form: AcceptForm }>();
  const machine = mailedLinkMachineOf<AcceptForm>().provide({
    actors: {
      leaveSession: fromPromise(() => Promise.resolve(good)),
      checkLink: fromPromise(check.run),
      saveForm: fromPromise(accept.run),
    },
    actions: {
      announceLink: () => undefined,
      announceFailure: () => undefined,
      announceProblems: () => undefined,
      leadToSignIn: ({ context }) => {
        context.go('/login');
      },
      leadOn: ({ context }) => {
        context.go('/dashboard');
      },
    },
  });
  const view = (language: 'en' | 'nl') => (
    <AcceptSteps machine={machine} link={link} language={language} theme="system" {...on} />
  );
  const shown = show(view('en'));
  await waitFor(() => {
    expect(check.times()).toBe(1);
  });
  const answer = async <A,>(call: { readonly answer: (output: A) => void }, output: A) => {
    await act(async () => {
      call.answer(output);
      await Promise.resolve();
    });
  };
  return {
    ...shown,
    check,
    accept,
    answer,
    speak: (language: 'en' | 'nl') => {
      shown.rerender(view(language));
    },
  };
};

const opened = async () => {
  const world = await arrive();
  await world.answer(world.check, good);
  await screen.findByRole('button', { name: 'Create account' });
  return world;
};

const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });
const fill = async ({ user }: Awaited<ReturnType<typeof opened>>, password = 'AAaa11!!xx') => {
  await user.type(field('First name'), ' Anna ');
  await user.type(field('Surname'), 'de Baas');
  await user.type(field('Password'), password);
  await user.type(field('Repeat the password'), password);
};

test('shows a waiting state, then the invited address', async () => {
  const world = await arrive();
  expect(screen.getByRole('status')).toHaveTextContent('Checking your invitation …');
  expect(world.check.input()).toEqual(link);
  await world.answer(world.check, good);
  expect(await screen.findByText('You were invited as anna@firma.example.')).toBeInTheDocument();
});

test('offers a retry if the link could not be checked', async () => {
  const world = await arrive();
  await world.answer(world.check, either.left(cut));
  expect(await screen.findByRole('alert')).toHaveTextContent('The invitation could not be checked');
  await world.user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => {
    expect(world.check.times()).toBe(2);
  });
});

test('redirects on an invalid link', async () => {
  const world = await arrive();
  await world.answer(world.check, either.left({ kind: 'NotFound' }));
  await waitFor(() => {
    expect(on.onNavigate).toHaveBeenCalledWith('/login');
  });
});

test('sends the form on Enter in the language of the screen', async () => {
  const world = await opened();
  await fill(world);
  await world.user.type(field('Repeat the password'), '{Enter}');
  expect(world.accept.input()).toEqual({
    link,
    form: { firstname: ' Anna ', surname: 'de Baas', password: 'AAaa11!!xx', repeat: 'AAaa11!!xx', language: 'en' },
  });
  expect(on.onAccepting).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Creating your account …' })).toBeDisabled();
  await world.user.type(field('Surname'), '{Enter}');
  expect(world.accept.times()).toBe(1);
});

test("follows the screen's language until the account's is chosen", async () => {
  const world = await opened();
  await fill(world);
  world.speak('nl');
  const language = screen.getByRole('combobox', { name: 'Language of the console' });
  expect(language).toHaveValue('nl');
  await world.user.selectOptions(language, 'English');
  expect(on.onLanguage).toHaveBeenCalledWith('en');
  await world.user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(world.accept.input().form.language).toBe('en');
});

test('is off, with the reason, until every field holds; errors are at their fields', async () => {
  const world = await opened();
  const create = screen.getByRole('button', { name: 'Create account' });
  await world.user.type(field('First name'), 'Anna');
  await world.user.type(field('Surname'), 'R2D2');
  await world.user.type(field('Password'), 'AAaa11!!xx');
  await world.user.type(field('Repeat the password'), 'AAaa11!!xx{Enter}');
  expect(create).toHaveAttribute('aria-disabled', 'true');
  expect(create).toHaveAccessibleDescription('Check your first name and surname.');
  expect(field('Surname')).toHaveFocus();
  await world.user.clear(field('First name'));
  expect(create).toHaveAccessibleDescription('Enter your first name and surname first.');
  await world.user.click(create);
  expect(field('First name')).toHaveFocus();
  await world.user.type(field('First name'), 'Anna');
  expect(field('Surname')).toHaveAccessibleDescription(
    "Use letters, ' . - and single spaces, and at least one letter. " +
      'Begin with a letter or an apostrophe; end with a letter or a full stop.',
  );
  expect(world.accept.times()).toBe(0);
  await world.user.clear(field('Surname'));
  await world.user.type(field('Surname'), 'de Baas');
  expect(create).toHaveAttribute('aria-disabled', 'false');
});

test('validates a field on blur', async () => {
  const world = await opened();
  await world.user.type(field('Surname'), '7');
  expect(field('Surname')).toBeValid();
  await world.user.tab();
  await waitFor(() => {
    expect(field('Surname')).toBeInvalid();
  });
});

test.each<[string, Failure, string]>([
  [
    'a known address',
    { kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } },
    'There is already an account for anna@firma.example. Log in with it instead.',
  ],
  ['a wait', { kind: 'TooMany', retryAfter: 4 }, 'Wait 4 seconds before you try again.'],
  [
    'an outage',
    { kind: 'Unreachable', reason: 'server', retryAfter: 5 },
    'The server is unavailable for a moment. Try again in 5 seconds.',
  ],
  ['a cut line', cut, 'The server does not answer. Your entries are still here: try again in a moment.'],
  [
    'a defect',
    { kind: 'Unreachable', reason: 'server' },
    'The server could not complete this. Your entries are still here: try again in a moment.',
  ],
])('explains %s and keeps the input', async (_, failure, sentence) => {
  const world = await opened();
  await fill(world);
  await world.user.click(screen.getByRole('button', { name: 'Create account' }));
  await world.answer(world.accept, either.left(failure));
  expect(await screen.findByRole('alert')).toHaveTextContent(`Your account was not created${sentence}`);
  expect(field('Surname')).toHaveValue('de Baas');
  expect(field('Password')).toHaveValue('AAaa11!!xx');
});

test('leads existing users to sign-in', async () => {
  const world = await opened();
  await fill(world);
  await world.user.click(screen.getByRole('button', { name: 'Create account' }));
  await world.answer(
    world.accept,
    either.left({ kind: 'FieldsRejected', code: 'NOT_UNIQUE', fields: { email: 'NOT_UNIQUE' } }),
  );
  await world.user.click(await screen.findByRole('link', { name: 'Log in' }));
  expect(on.onNavigate).toHaveBeenCalledWith('/login');
});

test('keeps a server error until its field changes', async () => {
  const world = await opened();
  await fill(world);
  await world.user.click(screen.getByRole('button', { name: 'Create account' }));
  await world.answer(
    world.accept,
    either.left({ kind: 'FieldsRejected', code: 'VALUE_NOT_VALID', fields: { surname: 'VALUE_NOT_VALID' } }),
  );
  await waitFor(() => {
    expect(field('Surname')).toHaveAccessibleDescription('This value is not valid.');
  });
  await world.user.type(field('Surname'), 's');
  expect(field('Surname')).not.toHaveAccessibleDescription();
});

test('welcomes the new account by name and lets it continue at once', async () => {
  const world = await opened();
  await fill(world);
  await world.user.click(screen.getByRole('button', { name: 'Create account' }));
  await world.answer(world.accept, good);
  expect(await screen.findByRole('heading', { name: 'Welcome, Anna' })).toBeInTheDocument();
  const enter = screen.getByRole('button', { name: 'Go to the dashboard' });
  expect(enter).toHaveFocus();
  expect(enter).toHaveAccessibleDescription(
    'Your account is ready and you are logged in. The dashboard opens in a moment.',
  );
  await world.user.keyboard('{Enter}');
  expect(on.onNavigate).toHaveBeenCalledWith('/dashboard');
});

test('marks fields for password managers', async () => {
  const { container } = await opened();
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  expect(field('Repeat the password')).toHaveAttribute('autocomplete', 'new-password');
  expect(container.querySelector('input[autocomplete="username"]')).toHaveValue('anna@firma.example');
});

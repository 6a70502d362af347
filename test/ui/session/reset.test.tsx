import { act, screen, waitFor } from '@testing-library/react';
import { either } from 'fp-ts';
import { fromPromise } from 'xstate';
import type { MailedLink } from '../../../src/domain/session/mailed-link';
import { mailedLinkMachineOf } from '../../../src/domain/session/mailed-link.machine';
import { resetRequestMachine } from '../../../src/domain/session/reset-request.machine';
import type { ResetForm } from '../../../src/domain/session/reset.rule';
import type { Failure } from '../../../src/domain/shared/failure';
import type { Outcome } from '../../../src/domain/shared/outcome';
import { ResetRequest } from '../../../src/ui/session/reset-request';
import { ResetSteps } from '../../../src/ui/session/reset-steps';
import { called } from '../../domain/support/called';
import { show } from '../support/render';

const link: MailedLink = { email: 'anna@firma.example', code: 'secret' };
const good: Outcome<void> = either.right(undefined);
const cut: Failure = { kind: 'Unreachable', reason: 'cut' };
const on = { onLanguage: jest.fn(), onTheme: jest.fn(), onNavigate: jest.fn() };
afterEach(() => {
  jest.clearAllMocks();
});
const answer = async <A,>(call: { readonly answer: (output: A) => void }, output: A) => {
  await act(async () => {
    call.answer(output);
    await Promise.resolve();
  });
};
const field = (name: string) => screen.getByLabelText(name, { selector: 'input' });

describe('requesting a link', () => {
  const ask = () => {
    const call = called<Outcome<void>, { readonly email: string }>();
    const machine = resetRequestMachine.provide({ actors: { requestReset: fromPromise(call.run) } });
    return { call, ...show(<ResetRequest machine={machine} language="en" theme="system" {...on} />) };
  };

  test('refuses an invalid address at the field and in a box', async () => {
    const { user, call } = ask();
    await user.type(field('E-mail address'), 'anna{Enter}');
    expect(field('E-mail address')).toHaveAccessibleDescription('This is not a complete e-mail address.');
    expect(screen.getByRole('alert')).toHaveTextContent('The link was not sentEnter a valid e-mail address.');
    expect(call.times()).toBe(0);
  });

  test('shows the address from the sign-in page, focused', () => {
    const machine = resetRequestMachine.provide({ actors: { requestReset: fromPromise(() => Promise.resolve(good)) } });
    show(<ResetRequest machine={machine} typed="anna@firma.example" language="en" theme="system" {...on} />);
    expect(field('E-mail address')).toHaveValue('anna@firma.example');
    expect(field('E-mail address')).toHaveFocus();
  });

  test('gives the same answer to everyone and leads back', async () => {
    const { user, call } = ask();
    await user.type(field('E-mail address'), ' anna@firma.example {Enter}');
    expect(screen.getByRole('button', { name: 'Sending …' })).toBeDisabled();
    await answer(call, good);
    expect(
      await screen.findByText(
        'If there is an account for anna@firma.example, a link to choose a new password is on its way. It is valid for one hour.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Back to the login page' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(on.onNavigate).toHaveBeenCalledWith('/login');
  });

  test.each<[Failure, string]>([
    [{ kind: 'TooMany', retryAfter: 30 }, 'Wait 30 seconds before you try again.'],
    [
      { kind: 'Unreachable', reason: 'server', retryAfter: 5 },
      'The server is unavailable for a moment. Try again in 5 seconds.',
    ],
    [cut, 'The server does not answer. Your entries are still here: try again in a moment.'],
    [{ kind: 'Unreachable', reason: 'server' }, 'The server could not complete the request. Try again in a moment.'],
  ])('explains a failure: %p', async (failure, words) => {
    const { user, call } = ask();
    await user.type(field('E-mail address'), 'anna@firma.example{Enter}');
    await answer(call, either.left(failure));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(field('E-mail address')).toHaveValue('anna@firma.example');
  });

  test('leads back to sign-in', async () => {
    const { user } = ask();
    await user.click(screen.getByRole('link', { name: 'Back to the login page' }));
    expect(on.onNavigate).toHaveBeenCalledWith('/login');
  });
});

describe('the link', () => {
  const open = async (checked: Outcome<void> = good, ...later: readonly Outcome<void>[]) => {
    const checks = [checked, ...later];
    const save = called<Outcome<void>, { readonly link: MailedLink; readonly form: ResetForm }>();
    const machine = mailedLinkMachineOf<ResetForm>().provide({
      actors: {
        leaveSession: fromPromise(() => Promise.resolve(good)),
        checkLink: fromPromise(() => Promise.resolve(checks.shift() ?? checked)),
        saveForm: fromPromise(save.run),
      },
      actions: {
        announceLink: () => undefined,
        announceFailure: () => undefined,
        announceProblems: () => undefined,
        leadToSignIn: ({ context }) => {
          context.go('/login');
        },
        leadOn: ({ context }) => {
          context.go('/login');
        },
      },
    });
    const shown = show(<ResetSteps machine={machine} link={link} language="en" theme="system" {...on} />);
    await screen.findByRole('heading', { name: 'Choose a new password' });
    return { ...shown, save };
  };
  const fill = async ({ user }: Awaited<ReturnType<typeof open>>, password: string, repeat = password) => {
    await user.type(await screen.findByLabelText('New password', { selector: 'input' }), password);
    await user.type(field('Repeat the new password'), repeat);
  };

  test('shows whose password it is and checks requirements off', async () => {
    const world = await open();
    expect(await screen.findByText('For anna@firma.example.')).toBeInTheDocument();
    expect(world.container.querySelector('input[autocomplete="username"]')).toHaveValue('anna@firma.example');
    await fill(world, 'AAaa11');
    expect(screen.getByText(/^Not met yet: 10 or more characters/)).toHaveTextContent('2 special characters');
  });

  test('Save is off, with the reason beside it, until all rules hold and the repeat is equal', async () => {
    const world = await open();
    const save = await screen.findByRole('button', { name: 'Save password' });
    const type = async (password: string, repeat: string): Promise<void> => {
      if (password !== '') await world.user.type(field('New password'), password);
      if (repeat !== '') await world.user.type(field('Repeat the new password'), repeat);
    };
    await type('AAaa11', '');
    expect(save).toHaveAttribute('aria-disabled', 'true');
    expect(save).toHaveAccessibleDescription('The password does not meet all requirements yet.');
    await type('!!xx', '');
    expect(save).toHaveAccessibleDescription('Repeat the password first.');
    await type('', 'AAaa');
    expect(save).toHaveAccessibleDescription('The two passwords are not equal yet.');
    await world.user.keyboard('{Enter}');
    expect(world.save.times()).toBe(0);
    await type('', '11!!xx');
    expect(save).toHaveAttribute('aria-disabled', 'false');
    expect(save).not.toHaveAccessibleDescription();
  });

  test('shows a weak password and an unequal repeat at their fields', async () => {
    const world = await open();
    await fill(world, 'short', 'other');
    await world.user.tab();
    await waitFor(() => {
      expect(field('New password')).toHaveAccessibleDescription('This password does not meet all requirements yet.');
    });
    expect(field('Repeat the new password')).toHaveAccessibleDescription('The two values do not match.');
  });

  test('saves a strong password, confirms it, and allows sign-in', async () => {
    const world = await open();
    await fill(world, 'AAaa11!!xx');
    await world.user.keyboard('{Enter}');
    expect(world.save.input()).toEqual({ link, form: { password: 'AAaa11!!xx', repeat: 'AAaa11!!xx' } });
    await answer(world.save, good);
    expect(await screen.findByRole('heading', { name: 'Your password has been changed' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to the login page' })).toHaveFocus();
    await world.user.keyboard('{Enter}');
    expect(on.onNavigate).toHaveBeenCalledWith('/login');
  });

  test('shows failures above the form and keeps the input', async () => {
    const world = await open();
    await fill(world, 'AAaa11!!xx');
    await world.user.keyboard('{Enter}');
    await answer(world.save, either.left(cut));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your password was not saved');
    expect(field('New password')).toHaveValue('AAaa11!!xx');
  });

  test('counts down while Save is off after an outage (R-SHR-48)', async () => {
    const world = await open();
    await fill(world, 'AAaa11!!xx');
    await world.user.keyboard('{Enter}');
    await answer(world.save, either.left({ kind: 'Unreachable', reason: 'server', retryAfter: 5 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The server is unavailable for a moment. Try again in 5 seconds.',
    );
    expect(screen.getByRole('button', { name: 'Save password' })).toBeDisabled();
  });

  test('is checked again on request if it could not be checked', async () => {
    const { user } = await open(either.left(cut), good);
    expect(await screen.findByRole('alert')).toHaveTextContent('The link could not be checked');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('For anna@firma.example.')).toBeInTheDocument();
  });

  test('leads to sign-in if invalid', async () => {
    await open(either.left({ kind: 'NotFound' }));
    await waitFor(() => {
      expect(on.onNavigate).toHaveBeenCalledWith('/login');
    });
  });
});

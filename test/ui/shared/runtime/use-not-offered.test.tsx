import { screen, waitFor } from '@testing-library/react';
import type { Container } from 'inversify';
import { useState } from 'react';
import { createActor, createMachine } from 'xstate';
import { SimulatedCalls, type MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import { SessionActor } from '../../../../src/application/session/session.service';
import { CurrentSession } from '../../../../src/application/shared/current-person';
import type { Choice } from '../../../../src/domain/content/block';
import { ChoiceField } from '../../../../src/ui/content/published/choices/choice-field';
import { FileField } from '../../../../src/ui/library/published/file-field';
import { useService } from '../../../../src/ui/shared/runtime/use-service';
import { showSignedIn } from '../support/signed-in';

/** Gives the signed-in person only these rights. */
const withRights =
  (...rights: readonly string[]) =>
  (services: Container): void => {
    const { session } = services.get<SessionActor>(SessionActor).getSnapshot().context;
    if (session === null) throw new Error('Nobody is signed in');
    const limited = createActor(
      createMachine({ context: { session: { ...session, me: { ...session.me, su: false, rights } } } }),
    ).start();
    services.unbind(CurrentSession);
    services.bind(CurrentSession).toConstantValue(limited);
  };

let line: MemoryCalls;
const Tags = () => {
  line = useService<MemoryCalls>(SimulatedCalls);
  const [value, setValue] = useState<readonly Choice[]>([
    { id: '5', label: 'Nieuwbouw' },
    { id: '6', label: 'Renovatie' },
  ]);
  return <ChoiceField label="Tags of the post" source="tag" value={value} onChange={setValue} readOnly={false} />;
};

const NOTE = 'You do not have the right to view “Tags”, so you cannot choose here.';
const box = () => screen.getByRole('combobox', { name: 'Tags of the post' });
const chips = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

const showTags = (...rights: readonly string[]) => showSignedIn(<Tags />, {}, ['content'], withRights(...rights));

test('a picker says which right it needs, and keeps what is chosen (R-SHR-85)', async () => {
  const { user } = await showTags('blog.edit');
  expect(screen.getByText(NOTE)).toBeVisible();
  expect(box()).toHaveAccessibleDescription(NOTE);
  expect(box()).toHaveAttribute('readonly');
  await user.click(screen.getByRole('button', { name: 'Remove Renovatie' }));
  expect(chips()).toEqual(['Nieuwbouw']);
});

test('a picker says so where only the API knows (R-SHR-85)', async () => {
  const { user } = await showTags('blog.edit', 'tag.view');
  expect(screen.queryByText(NOTE)).toBeNull();
  line.failNext({ kind: 'Forbidden' });
  await user.type(box(), 'no');
  await waitFor(() => {
    expect(screen.getByText(NOTE)).toBeVisible();
  });
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('the file picker says which right it needs (R-SHR-85)', async () => {
  const { user } = await showSignedIn(
    <FileField
      kind="image"
      label="Cover"
      value={{ path: 'Nieuws/a.jpg', name: 'a.jpg', thumbnail: null }}
      onChange={() => undefined}
    />,
    {},
    ['library'],
    withRights('popup.edit'),
  );
  await user.click(screen.getByRole('button', { name: 'Change for Cover' }));
  expect(await screen.findByRole('dialog', { name: 'Choose a file' })).toHaveTextContent(
    'You do not have the right to view “Library”, so you cannot choose here.',
  );
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('a.jpg')).toBeVisible();
});

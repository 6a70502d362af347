import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Container } from 'inversify';
import type { ReactElement } from 'react';
import { waitFor } from 'xstate';
import { Staff, type MemoryPeople } from '../../../../src/adapters/memory/access/published/memory-people';
import { memoryWorld } from '../../../../src/adapters/memory/memory.module';
import { Dictionary } from '../../../../src/application/shared/ports/dictionary.port';
import { SessionActor } from '../../../../src/application/session/session.service';
import { Contexts } from '../../../../src/application/shared/contexts';
import { Clock } from '../../../../src/application/shared/ports/clock.port';
import type { ContextName } from '../../../../src/domain/shared/modules/module-entry.rule';
import type { Settings } from '../../../../src/domain/shared/session';
import { ServiceProvider } from '../../../../src/ui/shared/runtime/use-service';
import { TextProvider } from '../../../../src/ui/shared/runtime/use-text';
import { freshBrowser, PASSWORD, SU } from '../../shell/support/console';
import { wholeContainer } from '../../support/whole-container';

/** Friday 20 November 2026, 13:30 in Amsterdam. */
const NOW = Date.UTC(2026, 10, 20, 12, 30);

/**
 * Renders an element for a signed-in superuser in Amsterdam with these settings. @param contexts are loaded first
 * @param arrange binds services that the contexts lack
 */
export const showSignedIn = async (
  element: ReactElement,
  settings: Partial<Settings> = {},
  contexts: readonly ContextName[] = [],
  arrange: (services: Container) => void = () => undefined,
) => {
  freshBrowser();
  const services = wholeContainer(memoryWorld);
  services.unbind(Clock);
  services.bind<Clock>(Clock).toConstantValue({ now: () => NOW, zone: () => 'Europe/Amsterdam' });
  const staff = services.get<MemoryPeople>(Staff);
  staff.signIn(SU, PASSWORD, NOW);
  staff.saveSettings(
    { id: '1', su: true, rights: [], websites: [] },
    { language: 'en', date: 'dd-MM-yyyy', time: 'HH:mm', ...settings },
  );
  const session = services.get<SessionActor>(SessionActor);
  session.start();
  await waitFor(session, ({ context }) => context.session !== null);
  await Promise.all(contexts.map((name) => services.get<Contexts>(Contexts).load(name)));
  arrange(services);
  const dictionary = services.get<Dictionary>(Dictionary);
  const user = userEvent.setup({ delay: null });
  const drawn = render(
    <ServiceProvider services={services}>
      <TextProvider translate={(key, values) => dictionary.translate(key, values)}>{element}</TextProvider>
    </ServiceProvider>,
  );
  return { ...drawn, user };
};

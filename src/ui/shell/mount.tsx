import { createRoot } from 'react-dom/client';
import { SessionActor } from '../../application/session/session.service';
import { Contexts } from '../../application/shared/contexts';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { ServiceProvider, type ServiceSource } from '../shared/runtime/use-service';
import { AppView } from './app.view';
import { deskOf } from './desk';

/** Boot: the session is opened first, the desk is fetched beside it where somebody was signed in before, then React. */
export const mount = (services: ServiceSource): void => {
  services.get(SessionActor).start();
  if (services.get(PreferenceStore).read().language !== null) deskOf(services.get(Contexts)).load();
  // A page from the browser's store has given back its locks and does not know what was saved since: what was kept of
  // it is offered anew.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) globalThis.location.reload();
  });
  const root = document.getElementById('root');
  if (root !== null)
    createRoot(root).render(
      <ServiceProvider services={services}>
        <AppView />
      </ServiceProvider>,
    );
};

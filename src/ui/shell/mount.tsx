import { createRoot } from 'react-dom/client';
import { SessionActor } from '../../application/session/session.service';
import { Contexts } from '../../application/shared/contexts';
import { PreferenceStore } from '../../application/shared/ports/preferences.port';
import { ServiceProvider, type ServiceSource } from '../shared/runtime/use-service';
import { AppView } from './app.view';
import { shellOf } from './loadable-shell';
import { tolerateMovedNodes } from './moved-nodes';

/** Starts the console: the session first, the shell in parallel if a person was signed in, then React. */
export const mount = (services: ServiceSource): void => {
  services.get(SessionActor).start();
  if (services.get(PreferenceStore).read().language !== null) shellOf(services.get(Contexts)).load();
  // A page restored from the back-forward cache has lost its locks and may be outdated: reload it and offer its drafts.
  globalThis.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) globalThis.location.reload();
  });
  tolerateMovedNodes(document.body);
  const root = document.getElementById('root');
  if (root !== null)
    createRoot(root).render(
      <ServiceProvider services={services}>
        <AppView />
      </ServiceProvider>,
    );
};

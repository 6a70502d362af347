import { configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Container } from 'inversify';
import { Staff, type MemoryPeople } from '../../../../src/adapters/memory/access/published/memory-people';
import { memoryWorld } from '../../../../src/adapters/memory/memory.module';
import { SimulatedCalls, type MemoryCalls } from '../../../../src/adapters/memory/shared/memory-calls';
import { BrowserPage } from '../../../../src/application/session/ports/page.port';
import { SessionActor } from '../../../../src/application/session/session.service';
import type { User } from '../../../../src/domain/access/user';
// Modules loaded on demand are imported here, before fake timers start.
import '../../../../src/adapters/memory/access/access.memory.module';
import '../../../../src/application/access/access.module';
import '../../../../src/ui/access/user.view';
import '../../../../src/ui/access/users.view';
import '../../../../src/ui/shell/shell.view';
import '../../../../src/ui/shell/dashboard.view';
import { AppView } from '../../../../src/ui/shell/app.view';
import { ServiceProvider } from '../../../../src/ui/shared/runtime/use-service';
import { teachDialogs } from '../../support/dialog-element';
import { wholeContainer } from '../../support/whole-container';

// A busy machine needs longer than the default of one second.
configure({ asyncUtilTimeout: 10_000 });

export const PASSWORD = 'Kantoor-Welkom-26!';
/** A superuser, a person with content rights only (Dutch), and a person who may only view users. */
export const SU = 'su@kantoor.example';
export const EDITOR = 'editor@kantoor.example';
export const READER = 'reader@kantoor.example';
/** The user group with all rights on users. */
export const USER_KEEPERS = '7';

interface ConsoleOptions {
  /** The signed-in person; null for a visitor. */
  readonly as?: string | null;
  readonly at?: string;
  readonly world?: typeof memoryWorld;
  /** Runs before the console starts. */
  readonly arrange?: (parts: {
    readonly services: Container;
    readonly staff: MemoryPeople;
    readonly line: MemoryCalls;
  }) => void;
}

/** Adds the APIs that jsdom lacks and clears the browser's data. Call it in `beforeEach`. */
export const freshBrowser = (): void => {
  teachDialogs();
  // jsdom has no scrolling.
  Element.prototype.scrollIntoView = () => undefined;
  localStorage.clear();
  document.title = '';
  said.clear();
};

/** All notices since `freshBrowser`. */
const said = new Set<string>();
new MutationObserver(() => {
  for (const button of document.querySelectorAll('[data-place] button'))
    said.add(button.parentElement?.textContent ?? '');
}).observe(document, { childList: true, subtree: true, characterData: true });

/** For notices that disappear after a second, which a busy machine may miss. */
export const expectNotice = (text: string): Promise<void> =>
  waitFor(() => {
    expect([...said].join('\n')).toContain(text);
  });

/** The whole console on its memory adapters, from boot to sign-in or shell, with a mouse and a keyboard. */
export const openConsole = ({ as = SU, at = '/', world = memoryWorld, arrange }: ConsoleOptions = {}) => {
  const services = wholeContainer(world);
  const restarts: string[] = [];
  services.unbind(BrowserPage);
  services.bind<BrowserPage>(BrowserPage).toConstantValue({
    restartAt: (path) => {
      restarts.push(path);
    },
    restart: () => {
      restarts.push(location.pathname + location.search);
    },
    speak: () => undefined,
    entry: (): unknown => history.state,
  });
  const [staff, line] = [services.get<MemoryPeople>(Staff), services.get<MemoryCalls>(SimulatedCalls)];
  arrange?.({ services, staff, line });
  if (as !== null) staff.signIn(as, PASSWORD, Date.UTC(2026, 10, 20));
  history.replaceState(null, '', at);
  services.get<SessionActor>(SessionActor).start();
  const user = userEvent.setup({ delay: null });
  const drawn = render(
    <ServiceProvider services={services}>
      <AppView />
    </ServiceProvider>,
  );
  return {
    ...drawn,
    services,
    staff,
    line,
    user,
    restarts,
    address: () => location.pathname + location.search,
    personOf: (email: string): User => {
      const found = staff.users.all().find((known) => known.email === email);
      if (found === undefined) throw new Error(`Nobody is called ${email}`);
      return found;
    },
  };
};

/** The notices on the screen, by place. */
export const notices = (place: 'bottom' | 'top' = 'bottom'): readonly string[] => {
  const region = document.querySelector<HTMLElement>(
    place === 'top' ? '[data-place="top"]' : '[data-place="bottom"], [data-place="lifted"]',
  );
  return region === null
    ? []
    : within(region)
        .queryAllByRole('button')
        .map((button) => button.parentElement?.textContent ?? '');
};

/** The rows of a table without its header. */
export const rowsOf = (table: string): readonly HTMLElement[] =>
  within(screen.getByRole('table', { name: table }))
    .getAllByRole('row')
    .slice(1);

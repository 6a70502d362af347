import type { Container } from 'inversify';
import { shellBrowserModule } from '../../../src/adapters/browser/shared/shell-browser.module';
import { shellStorageModule } from '../../../src/adapters/storage/shared/shell-storage.module';
import { shellModule } from '../../../src/application/session/shell.module';
import type { World } from '../../../src/application/shared/world.module';
import { createContainer } from '../../../src/container';

/** A container that has the services of the shell from the start, so that a test can change them. */
export const wholeContainer = (world: World): Container => {
  const container = createContainer(world, () => Promise.resolve([]));
  container.load(shellModule, shellStorageModule, shellBrowserModule);
  return container;
};

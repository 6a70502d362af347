import type { Container } from 'inversify';
import { deskBrowserModule } from '../../../src/adapters/browser/shared/desk-browser.module';
import { deskStorageModule } from '../../../src/adapters/storage/shared/desk-storage.module';
import { deskModule } from '../../../src/application/session/desk.module';
import type { World } from '../../../src/application/shared/world.module';
import { createContainer } from '../../../src/container';

/** A container that has the services of the desk from the start, so that a test can change them. */
export const wholeContainer = (world: World): Container => {
  const container = createContainer(world, () => Promise.resolve([]));
  container.load(deskModule, deskStorageModule, deskBrowserModule);
  return container;
};

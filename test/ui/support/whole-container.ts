import type { Container } from 'inversify';
import { deskBrowserModule } from '../../../src/adapters/browser/shared/desk-browser.module';
import { deskStorageModule } from '../../../src/adapters/storage/shared/desk-storage.module';
import { deskModule } from '../../../src/application/session/desk.module';
import type { World } from '../../../src/application/shared/world.module';
import { createContainer } from '../../../src/container';

/** A container in which the desk's own services are there from the start, so that a test can arrange them. */
export const wholeContainer = (world: World): Container => {
  const container = createContainer(world, () => Promise.resolve([]));
  container.load(deskModule, deskStorageModule, deskBrowserModule);
  return container;
};

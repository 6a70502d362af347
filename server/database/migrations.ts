import { accessMigrations } from './migrations/access';
import { choicesMigrations } from './migrations/choices';
import { contentMigrations } from './migrations/content';
import { insightMigrations } from './migrations/insight';
import { libraryMigrations } from './migrations/library';
import type { Migration } from './migrations/migration';
import { operationsMigrations } from './migrations/operations';
import { sessionMigrations } from './migrations/session';
import { siteMigrations } from './migrations/site';

/** In order of execution. */
export const MIGRATIONS: readonly Migration[] = [
  ...accessMigrations,
  ...siteMigrations,
  ...sessionMigrations,
  ...operationsMigrations,
  ...insightMigrations,
  ...libraryMigrations,
  ...choicesMigrations,
  ...contentMigrations,
].sort((one, other) => (one.name < other.name ? -1 : 1));

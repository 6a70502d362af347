import { accessMigrations } from './migrations/access';
import type { Migration } from './migrations/migration';
import { sessionMigrations } from './migrations/session';
import { siteMigrations } from './migrations/site';

/** Every step of the schema; what one needs stands before it. */
export const MIGRATIONS: readonly Migration[] = [...accessMigrations, ...siteMigrations, ...sessionMigrations];

import { accessMigrations } from './database/migrations/access';
import { authorshipMigrations } from './database/migrations/authorship';
import { catalogueMigrations } from './database/migrations/catalogue';
import { choicesMigrations } from './database/migrations/choices';
import { conceptOrderMigration } from './database/migrations/concept-order';
import { contentMigrations } from './database/migrations/content';
import { faqMigrations } from './database/migrations/faq';
import { findSessionsMigration } from './database/migrations/find-sessions';
import { foldingMigration } from './database/migrations/folding';
import { insightMigrations } from './database/migrations/insight';
import { libraryMigrations } from './database/migrations/library';
import type { Migration } from './database/migrations/migration';
import { operationsMigrations } from './database/migrations/operations';
import { privateFilesMigration } from './database/migrations/private-files';
import { sessionMigrations } from './database/migrations/session';
import { siteMigrations } from './database/migrations/site';
import { statisticsMigrations } from './database/migrations/statistics';
import { storedBytesMigrations } from './database/migrations/stored-bytes';
import { structureMigrations } from './database/migrations/structures';
import { termAddressesMigration } from './database/migrations/term-addresses';
import { websiteLanguageMigration } from './database/migrations/website-language';
import { PLAIN_MODULES } from './plain-modules';

/** In order of execution. */
export const MIGRATIONS: readonly Migration[] = [
  ...accessMigrations,
  ...authorshipMigrations,
  ...siteMigrations,
  ...sessionMigrations,
  ...operationsMigrations,
  ...insightMigrations,
  ...libraryMigrations,
  ...storedBytesMigrations,
  privateFilesMigration,
  ...choicesMigrations,
  ...contentMigrations,
  ...statisticsMigrations,
  ...catalogueMigrations,
  ...faqMigrations,
  ...structureMigrations,
  foldingMigration,
  termAddressesMigration,
  websiteLanguageMigration,
  conceptOrderMigration,
  findSessionsMigration,
  ...PLAIN_MODULES.flatMap(({ migrations }) => migrations),
].sort((one, other) => (one.name < other.name ? -1 : 1));

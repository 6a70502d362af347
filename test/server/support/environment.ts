import { TestEnvironment } from 'jest-environment-node';
import { imageMade } from './image';
import { EMBEDDED } from './shared-embedded';
import { POSTGRES } from './shared-postgres';

// This module and its imports live as long as the worker process; each test file runs in its own context.

/** The Node environment with open databases: opening one takes longer than most tests. */
export default class ServerEnvironment extends TestEnvironment {
  private readonly isEmbedded: boolean;

  constructor(...of: ConstructorParameters<typeof TestEnvironment>) {
    super(...of);
    const [config] = of;
    this.isEmbedded = config.projectConfig.testEnvironmentOptions['database'] === 'embedded';
  }

  override async setup(): Promise<void> {
    await super.setup();
    if (this.isEmbedded) await imageMade();
    Object.assign(this.global, { sharedDatabases: this.isEmbedded ? EMBEDDED : POSTGRES });
  }
}

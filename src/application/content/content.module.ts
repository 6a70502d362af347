import { ContainerModule } from 'inversify';
import { categories, tags } from '../../domain/content/term';
import { Announcer } from '../shared/announcer';
import { provide } from '../shared/provide.module';
import { wireResource } from '../shared/wire-resource.module';
import { Choices } from './ports/choices.port';
import { TermUsage } from './ports/term-usage.port';
import { WiredSuggest, wireSuggest } from './wire-suggest';
import { WiredTargets, wireTargets } from './wire-targets';
import { WiredTermUsage, wireTermUsage } from './wire-term-usage';

/** What editors write, and what it is labelled with, wired once. */
export const contentModule = new ContainerModule((options) => {
  wireResource(options, tags, ({ name }) => name);
  wireResource(options, categories, ({ name }) => name);
  provide(options, WiredTermUsage, wireTermUsage, [TermUsage]);
  provide(options, WiredSuggest, wireSuggest, [Choices, Announcer]);
  provide(options, WiredTargets, wireTargets, [Choices]);
});

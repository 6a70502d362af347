import { ContainerModule } from 'inversify';
import type { ContentKind } from '../../domain/content/content-item';
import { ALL_CONTENTS } from '../../domain/content/contents';
import { categories, tags, type TermKind } from '../../domain/content/term';
import { addressesOf, wireAddresses } from '../shared/links/address-source';
import { Announcer } from '../shared/announcer';
import { LiveEvents } from '../shared/ports/live-events.port';
import { gatewayOf } from '../shared/ports/resource-gateway.port';
import { TabLocks } from '../shared/ports/tab-locks.port';
import { provide } from '../shared/provide.module';
import { wireResource } from '../shared/wire-resource.module';
import { Choices } from './ports/choices.port';
import { ContentLocks } from './ports/content-locks.port';
import { Templates } from './ports/templates.port';
import { TermUsage } from './ports/term-usage.port';
import { Versions } from './ports/versions.port';
import { BlockCatalogue } from './ports/block-catalogue.port';
import { BlockTypesPrefetch, prefetchBlockTypes } from './prefetch-block-types';
import { WiredBlockTypes, wireBlockTypes } from './wire-block-types';
import { WiredEditorLock, wireEditorLock } from './wire-editor-lock';
import { WiredFieldParts, wireFieldParts } from './wire-field-parts';
import { WiredOpenInOtherTab, wireOpenInOtherTab } from './wire-open-in-other-tab';
import { WiredSuggest, wireSuggest } from './wire-suggest';
import { WiredTargets, wireTargets } from './wire-targets';
import { WiredTemplates, wireTemplates } from './wire-templates';
import { WiredTermUsage, wireTermUsage } from './wire-term-usage';
import { WiredVersions, wireVersions } from './wire-versions';

const ADDRESSED = {
  addressOf: ({ url }: { readonly url: string }): string => url,
  titleOf: ({ name }: { readonly name: string }): string => name,
};

/** Wiring of content, tags and categories. */
export const contentModule = new ContainerModule((options) => {
  wireResource(options, tags, ({ name }) => name);
  wireResource(options, categories, ({ name }) => name);
  for (const resource of ALL_CONTENTS) wireResource(options, resource, ({ name }) => name);
  for (const resource of ALL_CONTENTS)
    provide(
      options,
      addressesOf(resource),
      wireAddresses<ContentKind>(resource, {
        ...ADDRESSED,
        filterOf: (url) => ({ ...resource.noFilter, url }),
      }),
      [gatewayOf(resource)],
    );
  for (const resource of [tags, categories])
    provide(
      options,
      addressesOf(resource),
      wireAddresses<TermKind>(resource, {
        ...ADDRESSED,
        filterOf: (url) => ({ ...resource.noFilter, url }),
      }),
      [gatewayOf(resource)],
    );
  provide(options, BlockTypesPrefetch, prefetchBlockTypes, [BlockCatalogue]);
  provide(options, WiredBlockTypes, wireBlockTypes, [BlockCatalogue]);
  provide(options, WiredFieldParts, wireFieldParts, [BlockCatalogue]);
  provide(options, WiredEditorLock, wireEditorLock, [ContentLocks, TabLocks, Announcer, LiveEvents]);
  provide(options, WiredOpenInOtherTab, wireOpenInOtherTab, [TabLocks]);
  provide(options, WiredTemplates, wireTemplates, [Templates, Announcer]);
  provide(options, WiredTermUsage, wireTermUsage, [TermUsage]);
  provide(options, WiredVersions, wireVersions, [Versions]);
  provide(options, WiredSuggest, wireSuggest, [Choices, Announcer]);
  provide(options, WiredTargets, wireTargets, [Choices]);
});

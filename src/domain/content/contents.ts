import { defineResource, type Resource } from '../shared/resource';
import { BLANK_ITEM, type ContentKind } from './content-item';
import { contentRuleOf } from './content.rule';
import { isReadableContentDraft } from './readable-draft';
import { contentMerging } from './merge-content';
import { CONTENT_MODULES, nameFieldOf, type ContentModule } from './modules.rule';

export type ContentResource = Resource<ContentKind>;

const resourceOf = (module: ContentModule): ContentResource =>
  defineResource<ContentKind>({
    key: module,
    right: module,
    perWebsite: true,
    offersToKeepDraft: true,
    strings: {
      one: 'content.item',
      many: `content.${module}`,
      saved: 'content.item.saved',
      problems: 'content.item',
      called: { name: nameFieldOf(module) },
    },
    sortable: module === 'branch' ? ['name', 'url', 'updated'] : ['name', 'url', 'online'],
    order: { field: module === 'branch' ? 'updated' : 'online', order: 'desc' },
    noFilter: { name: '', url: '', status: [] },
    blank: BLANK_ITEM,
    rule: contentRuleOf(module),
    merging: contentMerging,
    isReadableDraft: isReadableContentDraft,
  });

/** Resources of the six content modules. */
export const contents: Readonly<Record<ContentModule, ContentResource>> = {
  blog: resourceOf('blog'),
  news: resourceOf('news'),
  press: resourceOf('press'),
  page: resourceOf('page'),
  reference: resourceOf('reference'),
  branch: resourceOf('branch'),
};

/** In menu order. */
export const ALL_CONTENTS: readonly ContentResource[] = CONTENT_MODULES.map((module) => contents[module]);

import { contentRuleOf, type ContentFields } from '../../src/domain/content/content.rule';
import type { RuledBlock } from '../../src/domain/content/block.rule';
import { onlineSince } from '../../src/domain/content/first-online.rule';
import { hasField, type ContentModule } from '../../src/domain/content/modules.rule';
import { statusesFor } from '../../src/domain/content/publication.rule';
import type { Instant } from '../../src/domain/shared/instant';
import type { FieldCode } from '../shared/refusal';
import { fieldsOfType } from './block-types';
import { wireNameOf } from './item-fields';
import { momentOf, type ItemState, type StoredBlock } from './item-state';
import type { Wrong } from './settle-item';

const ruled = ({ guid, code, id, publication, data }: StoredBlock): RuledBlock => ({
  guid,
  id,
  publication: publication && { from: momentOf(publication.from), to: momentOf(publication.to) },
  // A moment of the wire is text, and was judged when it was read.
  fields: (fieldsOfType(code) ?? []).map(({ code: name, type, required }) => ({
    code: name,
    type: type === 'datetime' ? 'text' : type,
    required,
    value: data[name],
  })),
});

const drafted = (state: ItemState): ContentFields => ({
  ...state,
  online: momentOf(state.online),
  blocks: state.blocks.map(ruled),
});

const codeOf = (path: string): FieldCode =>
  path.startsWith('blocks') ? 'BLOCKS_NOT_VALID' : path === 'online' ? 'STATUS_DATETIME' : 'VALUE_NOT_VALID';

/**
 * What is wrong with an item, by its names on the wire. Rules R-CON-01, R-CON-02, R-CON-03, R-CON-05 and R-CON-20.
 * @param now decides whether it was online before
 */
export const wrongWith = (module: ContentModule, state: ItemState, now: Instant): Wrong => {
  const problems = contentRuleOf<ContentFields>(module)(drafted(state));
  const found = Object.keys(problems).flatMap((path) => {
    const name = wireNameOf(module, path);
    const inside = path.startsWith('blocks.')
      ? [[`${name}.${path.slice('blocks.'.length)}`, 'VALUE_NOT_VALID' as const] as const]
      : [];
    return [[name, codeOf(path)] as const, ...inside];
  });
  const wasOnline = onlineSince(momentOf(state.firstOnline), now);
  const status =
    hasField(module, 'status') && !statusesFor(wasOnline).includes(state.status)
      ? [['status', 'STATUS_DATETIME'] as const]
      : [];
  return Object.fromEntries([...found, ...status]);
};

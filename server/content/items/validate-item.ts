import { contentRuleOf, type ContentFields } from '../../../src/domain/content/content.rule';
import { blocksProblems, type BlockInput } from '../../../src/domain/content/block.rule';
import { onlineSince } from '../../../src/domain/content/first-online.rule';
import { hasField, type ContentModule } from '../../../src/domain/content/modules.rule';
import { statusesFor } from '../../../src/domain/content/publication.rule';
import type { Instant } from '../../../src/domain/shared/instant';
import type { FieldCode } from '../../shared/refusal';
import { fieldsOfType } from '../blocks/block-types';
import { wireNameOf } from './item-fields';
import { toInstant, type ItemState, type StoredBlock } from './item-state';
import type { FieldErrors } from './resolve-item';

const toRuleBlock = ({ guid, code, id, publication, data }: StoredBlock): BlockInput => ({
  guid,
  id,
  publication: publication && { from: toInstant(publication.from), to: toInstant(publication.to) },
  // Stored moments are text; they were validated when parsed.
  fields: (fieldsOfType(code) ?? []).map(({ code: name, type, required }) => ({
    code: name,
    type: type === 'datetime' ? 'text' : type,
    required,
    value: data[name],
  })),
});

const toContentFields = (state: ItemState): ContentFields => ({
  ...state,
  online: toInstant(state.online),
  blocks: state.blocks.map(toRuleBlock),
});

const errorCodeOf = (path: string): FieldCode =>
  path.startsWith('blocks') ? 'BLOCKS_NOT_VALID' : path === 'online' ? 'STATUS_DATETIME' : 'VALUE_NOT_VALID';

/** Errors of a problem in blocks: one for the field `content`, one for the place. */
const blockErrors = (path: string, name: string): readonly (readonly [string, FieldCode])[] =>
  path.startsWith('blocks.') ? [[`${name}.${path.slice('blocks.'.length)}`, 'VALUE_NOT_VALID']] : [];

/** Validates blocks; errors by wire name. Rule R-CON-05. */
export const validateBlocks = (blocks: readonly StoredBlock[]): FieldErrors =>
  Object.fromEntries(
    Object.keys(blocksProblems(blocks.map(toRuleBlock))).flatMap((path) => [
      ['content', errorCodeOf(path)] as const,
      ...blockErrors(path, 'content'),
    ]),
  );

/**
 * Validates an item; errors by wire name. Rules R-CON-01, R-CON-02, R-CON-03, R-CON-05 and R-CON-20.
 * @param now decides whether the item has been online
 */
export const validateItem = (module: ContentModule, state: ItemState, now: Instant): FieldErrors => {
  const problems = contentRuleOf<ContentFields>(module)(toContentFields(state));
  const errors = Object.keys(problems).flatMap((path) => {
    const name = wireNameOf(module, path);
    return [[name, errorCodeOf(path)] as const, ...blockErrors(path, name)];
  });
  const wasOnline = onlineSince(toInstant(state.firstOnline), now);
  const status =
    hasField(module, 'status') && !statusesFor(wasOnline).includes(state.status)
      ? [['status', 'STATUS_DATETIME'] as const]
      : [];
  return Object.fromEntries([...errors, ...status]);
};

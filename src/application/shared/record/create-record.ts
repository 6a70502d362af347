import { either } from 'fp-ts';
import type { Creation } from '../../../domain/shared/drafts/draft';
import { isOutcomeKnown, mayBeDone, type Failure } from '../../../domain/shared/failure';
import { mergeFields, type Fields } from '../../../domain/shared/merge';
import { draftOf, type DetailOf, type Kind, type Resource } from '../../../domain/shared/resource';
import { sameValue } from '../../../domain/shared/same-value';
import type { ResourceGateway, Saved, SaveOptions, SaveRequest, Stored } from '../ports/resource-gateway.port';

/** The draft as sent by a creation, without parts: they are saved by calls of their own. */
export const headOf = <Draft extends Fields>(draft: Draft): Draft =>
  Object.assign({}, draft, 'parts' in draft ? { parts: [] } : {});

/**
 * Creates a record under the idempotency key of its draft. If an earlier attempt sent other values, repeats that
 * attempt first: its answer identifies the record, and the draft is saved as a change of it. Rule R-SHR-39.
 */
export const createRecord = async <K extends Kind>(
  gateway: Pick<ResourceGateway<K>, 'get' | 'save'>,
  { blank, merging }: Pick<Resource<K>, 'blank' | 'merging'>,
  request: SaveRequest<K['draft']>,
  { key, sent }: Creation<K['draft']>,
  options: SaveOptions<DetailOf<K>>,
): Promise<either.Either<Failure, Saved<DetailOf<K>>>> => {
  const { draft } = request;
  if (sameValue(sent, headOf(draft))) return gateway.save({ ...request, key }, options)();
  const made = await gateway.save({ ...request, draft: sent, key })();
  if (either.isLeft(made))
    return isOutcomeKnown(made.left) ? gateway.save({ ...request, key: `${key}-changed` }, options)() : made;
  const { id } = made.right;
  const found = made.right.stored === undefined ? await gateway.get(id)() : either.right(made.right.stored);
  if (either.isLeft(found)) return found;
  const stored = draftOf<K['draft']>(blank, found.right.record);
  const { merged, conflicts } = (merging?.merge ?? mergeFields<K['draft']>)(sent, draft, stored);
  const changed: SaveRequest<K['draft']> = { id, version: found.right.version, draft: merged, before: stored };
  const answer =
    conflicts.length > 0 ? either.left<Failure>({ kind: 'Changed' }) : await gateway.save(changed, options)();
  const unfinished = either.isRight(answer) ? answer.right.unfinished : leftOver(answer.left, found.right, draft);
  if (unfinished === undefined) return either.map((saved: Saved<DetailOf<K>>) => ({ ...saved, id }))(answer);
  await options.onPartlySaved?.(unfinished);
  return either.right({ id, unfinished: { ...unfinished, existed: true } });
};

const leftOver = <K extends Kind>(failure: Failure, stored: Stored<DetailOf<K>>, draft: K['draft']) => ({
  failure,
  isUncertain: mayBeDone(failure),
  stored,
  wanted: { ...stored.record, ...draft },
});

import { taskEither } from 'fp-ts';
import { isRight } from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Block, BlockField, Choice } from '../../../domain/content/block';
import type { ContentItem } from '../../../domain/content/content-item';
import type { Http } from '../shared/http';
import type { Call } from '../shared/request';
import { payload } from '../shared/wire';
import { labelOf, WireChoice } from './choice.codec';

/** Maximum number of simultaneous calls. */
const AT_ONCE = 6;

/** Milliseconds that an item waits for the names of its links. */
const PATIENCE = 3_000;

/** Sources without a call for a single record. */
const NOT_BY_ID: readonly string[] = ['item', 'assortment', 'project', 'resource'];

type Rename = <Own extends Choice>(source: string, choice: Own) => Own;

const renameField = (field: BlockField, rename: Rename): BlockField => {
  switch (field.type) {
    case 'autocomplete':
    case 'custom-autocomplete':
      return { ...field, value: field.value.map((choice) => rename(field.source, choice)) };
    case 'categories':
      return { ...field, value: field.value.map((choice) => rename('category', choice)) };
    case 'branches':
      return { ...field, value: field.value.map((choice) => rename('branch', choice)) };
    default:
      return field;
  }
};

const renameBlocks = (blocks: readonly Block[], rename: Rename): readonly Block[] =>
  blocks.map((block) => ({ ...block, fields: block.fields.map((field) => renameField(field, rename)) }));

const renameItem = (item: ContentItem, rename: Rename): ContentItem => {
  const several = (source: string, choices: readonly Choice[]) => choices.map((choice) => rename(source, choice));
  const targets = several('target', item.targets);
  return {
    ...item,
    categories: several('category', item.categories),
    tags: several('tag', item.tags),
    branches: several('branch', item.branches),
    targets,
    targetNames: targets.map(({ label }) => label),
    parent: item.parent && rename('page', item.parent),
    author: item.author && rename('resource', item.author),
    project: item.project && rename('project', item.project),
    blocks: renameBlocks(item.blocks, rename),
  };
};

/** Runs until the caller aborts or the time limit is over. */
const inTime = async <A>(caller: CallOptions['signal'], run: (options: CallOptions) => Promise<A>): Promise<A> => {
  const stop = new AbortController();
  const abort = (): void => {
    stop.abort();
  };
  const timer = setTimeout(abort, PATIENCE);
  caller?.addEventListener('abort', abort);
  try {
    return await run({ signal: stop.signal });
  } finally {
    clearTimeout(timer);
    caller?.removeEventListener('abort', abort);
  }
};

const keyOf = (source: string, { id }: Choice): string => `${source}/${id}`;

/**
 * Fills in the names of links that the API sends as ids, with one call each. A name that fails or is too slow stays
 * an id; no error is reported.
 */
export const linkedNames = (http: Http) => {
  const read = async <A>(call: Pick<Call, 'path'>, reader: t.Type<A, unknown>, options?: CallOptions) => {
    const answer = await http.call({ method: 'GET', ...call, mayBeForbidden: true }, reader, options)();
    return isRight(answer) ? answer.right.body : null;
  };

  /** Labels by `{source}/{id}`. */
  const labelsOf = async (
    missing: ReadonlyMap<string, readonly [string, Choice]>,
    options?: CallOptions,
  ): Promise<ReadonlyMap<string, string>> => {
    const labels = new Map<string, string>();
    const links = [...missing.values()].filter(([source]) => source !== 'target' && !NOT_BY_ID.includes(source));
    for (let from = 0; from < links.length; from += AT_ONCE)
      await Promise.all(
        links.slice(from, from + AT_ONCE).map(async ([source, choice]) => {
          const path = `${source}/${encodeURIComponent(choice.id)}`;
          const found = await read({ path }, payload(source, WireChoice), options);
          if (found !== null) labels.set(keyOf(source, choice), found.label);
        }),
      );
    if ([...missing.values()].some(([source]) => source === 'target'))
      for (const choice of (await read({ path: 'target' }, payload('targets', t.array(WireChoice)), options)) ?? [])
        labels.set(keyOf('target', choice), choice.label);
    return labels;
  };

  const named =
    <A>(renamed: (value: A, rename: Rename) => A) =>
    (value: A, options?: CallOptions): Answer<A> => {
      const missing = new Map<string, readonly [string, Choice]>();
      renamed(value, (source, choice) => {
        if (choice.label === '') missing.set(keyOf(source, choice), [source, choice]);
        return choice;
      });
      if (missing.size === 0) return taskEither.right(value);
      return taskEither.fromTask(async () => {
        const labels = await inTime(options?.signal, (own) => labelsOf(missing, own));
        return renamed(value, (source, choice) => ({
          ...choice,
          label: labelOf({ ...choice, label: choice.label || (labels.get(keyOf(source, choice)) ?? '') }),
        }));
      });
    };

  return { item: named(renameItem), blocks: named(renameBlocks) };
};

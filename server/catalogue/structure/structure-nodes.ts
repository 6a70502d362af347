import { sql } from 'drizzle-orm';
import { structureNodeRule } from '../../../src/domain/catalogue/structure-node.rule';
import {
  blockReferences,
  blocksToWire,
  existingReferencesInBlocks,
  LARGEST_BLOCKS_FORM,
  refuseFieldErrors,
  resolveBlocks,
  validateBlocks,
  type FieldErrors,
  type ExistingReferences,
  type StoredBlock,
} from '../../content/published/blocks';
import { queryRow, queryRows, type Database } from '../../database/database';
import { LONGEST_LOCATION, type LocatedFile } from '../../library/published/file-references';
import { NOTHING, ok, withRight, type Answer, type CallOf, type Endpoint } from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { json, text } from '../../shared/reads';
import { idOf, savedAnswer } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import { withRetry } from '../../shared/retry';
import { listNodes } from './node-list';

type Db = Pick<Database, 'execute'>;

interface NodeContent {
  /** Id of a library file. */
  readonly cover: number | null;
  readonly blocks: readonly StoredBlock[];
}

interface StoredNode extends NodeContent {
  readonly id: number;
  readonly structure_id: number;
  readonly name: string;
  readonly description: string;
  readonly version: number;
}

const NODE_COLUMNS = sql`id, structure_id, name, description, cover, blocks, version`;

/**
 * Finds the node of the structure in the path; 404 otherwise. @param lock locks the row until the end of the
 * transaction
 */
const findNode = async (db: Db, call: Pick<CallOf, 'param'>, lock = false): Promise<StoredNode> => {
  const [found] = await queryRows<StoredNode>(
    db,
    sql`
      select ${NODE_COLUMNS} from structure_nodes
      where id = ${idOf(call)} and structure_id = (select s.id from structures s where s.code = ${call.param('structure')})
      ${lock ? sql`for update` : sql``}`,
  );
  if (found === undefined) throw notFound();
  return found;
};

/** The response with a node, its content and the nodes below it. Rule R-CAT-51. */
const nodeAnswer = async (
  { services: { db }, caller }: Pick<CallOf, 'caller' | 'services'>,
  { id, structure_id, name, description, cover, blocks, version }: StoredNode,
): Promise<Answer> => {
  const nodes = await listNodes(db, structure_id, id);
  const { files, content } = await blocksToWire(db, caller, blocks, cover === null ? [] : [cover]);
  const file = cover === null ? undefined : files.get(cover);
  return ok(
    {
      node: {
        id,
        name,
        description,
        cover: file === undefined ? null : { location: file.location, name: file.name, thumbnail: file.thumbnail },
        hasChildren: nodes.length > 0,
        nodes: { nodes },
        content,
      },
    },
    { ETag: etagOf(id, version) },
  );
};

/** The files and records that a node refers to. */
const heldIn = ({ cover, blocks }: NodeContent): ExistingReferences =>
  existingReferencesInBlocks(blocks, { files: cover === null ? [] : [cover], choices: () => [] });

const NODE = { form: { cover: text(LONGEST_LOCATION), content: json(Infinity) } };
type NodeCall = CallOf<typeof NODE>;

/** @param location undefined: unchanged; empty: none */
const coverOf = (
  stored: NodeContent,
  location: string | undefined,
  files: ReadonlyMap<string, LocatedFile>,
): { readonly cover: number | null; readonly errors: FieldErrors } => {
  if (location === undefined) return { cover: stored.cover, errors: {} };
  const file = files.get(location);
  return location === '' || file?.isImage === true
    ? { cover: file?.id ?? null, errors: {} }
    : { cover: null, errors: { cover: 'FILE_NOT_FOUND' } };
};

/** The node that results from a form. Refuses invalid fields with 400. Rule R-CAT-52. */
const requestedNode = async (
  tx: Db,
  { caller, form }: Pick<NodeCall, 'caller' | 'form'>,
  stored: NodeContent,
): Promise<NodeContent> => {
  const { content } = form;
  const location = form.cover?.trim();
  const locations = location === undefined || location === '' ? [] : [location];
  const resolved = await resolveBlocks(tx, caller, stored.blocks, content, heldIn(stored), locations);
  const { cover, errors } = coverOf(stored, location, resolved.files);
  // Unchanged fields may stay invalid: the rule may be newer, or the cover deleted.
  const missing = form.cover !== undefined ? Object.keys(structureNodeRule({ cover, blocks: [] })) : [];
  refuseFieldErrors({
    ...Object.fromEntries(missing.map((name) => [name, 'VALUE_NOT_VALID' as const])),
    ...(content === undefined ? {} : validateBlocks(resolved.blocks)),
    ...resolved.errors,
    ...errors,
  });
  return { cover, blocks: resolved.blocks };
};

const array = (values: readonly (number | string)[]): string =>
  `{${values.map((value) => JSON.stringify(value)).join(',')}}`;

/** The columns that store a node's content. */
export const nodeColumns = ({ cover, blocks }: NodeContent) => {
  const { files, media } = blockReferences(blocks);
  return { cover, blocks: JSON.stringify(blocks), files: array(files), media: array(media) };
};

/** `PUT structure/{structure}/node/{id}`: saves cover and content. Nodes have no lock. Rules R-CAT-52 and R-SHR-78. */
const saveNode = async (call: NodeCall): Promise<Answer> => {
  const saved = await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      const stored = await findNode(tx, call, true);
      checkIfMatch(call.header('if-match'), etagOf(stored.id, stored.version));
      const columns = nodeColumns(await requestedNode(tx, call, stored));
      return queryRow<StoredNode>(
        tx,
        sql`
          update structure_nodes
          set cover = ${columns.cover}, blocks = ${columns.blocks}::jsonb, files = ${columns.files}::integer[],
            media = ${columns.media}::text[], version = version + 1
          where id = ${stored.id} returning ${NODE_COLUMNS}`,
      );
    }),
  );
  const path = `structure/${encodeURIComponent(call.param('structure'))}/node`;
  return savedAnswer(path, saved.id, 200, await nodeAnswer(call, saved));
};

const PATH = 'structure/:structure/node/:id';

/** Endpoints of nodes. */
export const structureNodeEndpoints: readonly Endpoint[] = [
  withRight('structure.edit')('GET', PATH, NOTHING, async (call) =>
    nodeAnswer(call, await findNode(call.services.db, call)),
  ),
  { ...withRight('structure.edit')('PUT', PATH, NODE, saveNode), largestForm: LARGEST_BLOCKS_FORM },
];

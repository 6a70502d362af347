import { sql } from 'drizzle-orm';
import { structureNodeRule } from '../../../src/domain/catalogue/structure-node.rule';
import {
  blockReferences,
  blocksToWire,
  heldInBlocks,
  LARGEST_BLOCKS_FORM,
  refuseFieldErrors,
  resolveBlocks,
  validateBlocks,
  type FieldErrors,
  type HeldReferences,
  type StoredBlock,
} from '../../content/published/blocks';
import { queryRows, type Database } from '../../database/database';
import { LONGEST_LOCATION } from '../../library/published/file-references';
import { findStorableFiles } from '../../library/published/storable-files';
import { NOTHING, ok, withRight, type Answer, type Caller, type CallOf, type Endpoint } from '../../shared/endpoint';
import { checkIfMatch, etagOf } from '../../shared/etag';
import { json, text } from '../../shared/reads';
import { idOf, savedAnswer } from '../../shared/record';
import { notFound } from '../../shared/refusal';
import { withRetry } from '../../shared/retry';
import { listNodes } from './node-list';
import { structureIdIn } from './structures';

type Db = Pick<Database, 'execute'>;

interface NodeContent {
  /** Library file. */
  readonly cover: number | null;
  readonly blocks: readonly StoredBlock[];
}

interface StoredNode extends NodeContent {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly version: number;
}

/** A node of a structure; 404 otherwise. @param lock until the transaction ends */
const findNode = async (db: Db, structure: number, id: number, lock = false): Promise<StoredNode> => {
  const [found] = await queryRows<StoredNode>(
    db,
    sql`
      select id, name, description, cover, blocks, version from structure_nodes
      where id = ${id} and structure_id = ${structure} ${lock ? sql`for update` : sql``}`,
  );
  if (found === undefined) throw notFound();
  return found;
};

/** `GET structure/{structure}/node/{id}`: the node, its content and the nodes below it. Rule R-CAT-51. */
const readNode = async (call: Pick<CallOf, 'param' | 'caller' | 'services'>): Promise<Answer> => {
  const {
    services: { db },
    caller,
  } = call;
  const structure = await structureIdIn(db, call);
  const { id, name, description, cover, blocks, version } = await findNode(db, structure, idOf(call));
  const nodes = await listNodes(db, structure, id);
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
const heldIn = ({ cover, blocks }: NodeContent): HeldReferences =>
  heldInBlocks(blocks, { files: cover === null ? [] : [cover], choices: () => [] });

const readCover = async (
  tx: Db,
  caller: Caller,
  stored: NodeContent,
  location: string | undefined,
): Promise<{ readonly cover: number | null; readonly errors: FieldErrors }> => {
  if (location === undefined) return { cover: stored.cover, errors: {} };
  const file = (await findStorableFiles(tx, caller, [location], heldIn(stored).files)).get(location);
  return location === '' || file?.isImage === true
    ? { cover: file?.id ?? null, errors: {} }
    : { cover: null, errors: { cover: 'FILE_NOT_FOUND' } };
};

const NODE = { form: { cover: text(LONGEST_LOCATION), content: json(Infinity) } };
type NodeCall = CallOf<typeof NODE>;

/** The node that a form asks for. 400 for what is wrong with what was sent. Rule R-CAT-52. */
const requestedNode = async (
  tx: Db,
  { caller, form }: Pick<NodeCall, 'caller' | 'form'>,
  stored: NodeContent,
): Promise<NodeContent> => {
  const { cover, errors } = await readCover(tx, caller, stored, form.cover?.trim());
  const { content } = form;
  const resolved = await resolveBlocks(tx, caller, stored.blocks, content, heldIn(stored));
  // What was wrong before and is not sent stays: the rule may be newer, or the cover deleted.
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

/** Columns of a node with content. */
export const nodeColumns = ({ cover, blocks }: NodeContent) => {
  const { files, media } = blockReferences(blocks);
  return { cover, blocks: JSON.stringify(blocks), files: array(files), media: array(media) };
};

/** `PUT structure/{structure}/node/{id}`: the cover and the content; a node has no lock. Rule R-CAT-52. */
const saveNode = async (call: NodeCall): Promise<Answer> => {
  const id = idOf(call);
  await withRetry(() =>
    call.services.db.transaction(async (tx) => {
      const structure = await structureIdIn(tx, call);
      const stored = await findNode(tx, structure, id, true);
      checkIfMatch(call.header('if-match'), etagOf(id, stored.version));
      const columns = nodeColumns(await requestedNode(tx, call, stored));
      await tx.execute(sql`
        update structure_nodes
        set cover = ${columns.cover}, blocks = ${columns.blocks}::jsonb, files = ${columns.files}::integer[],
          media = ${columns.media}::text[], version = version + 1
        where id = ${id}`);
    }),
  );
  return savedAnswer(`structure/${encodeURIComponent(call.param('structure'))}/node`, id, 200, await readNode(call));
};

const PATH = 'structure/:structure/node/:id';

/** The calls of nodes. */
export const structureNodeEndpoints: readonly Endpoint[] = [
  withRight('structure.edit')('GET', PATH, NOTHING, readNode),
  { ...withRight('structure.edit')('PUT', PATH, NODE, saveNode), largestForm: LARGEST_BLOCKS_FORM },
];

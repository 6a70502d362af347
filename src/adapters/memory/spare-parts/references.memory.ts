import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { Drawings } from '../../../application/spare-parts/ports/drawings.port';
import type { ReferenceDocuments } from '../../../application/spare-parts/ports/reference-documents.port';
import { LOGS_PER_PAGE, type ReferenceLogs } from '../../../application/spare-parts/ports/reference-logs.port';
import { LOG_LEVELS } from '../../../domain/insight/published/log-entry.rule';
import type { Failure } from '../../../domain/shared/failure';
import { draftOf } from '../../../domain/shared/resource';
import { spareParts, type SparePart, type SparePartKind } from '../../../domain/spare-parts/spare-part';
import { answerTo, mayOpen } from '../shared/answer-to';
import type { Callers } from '../shared/caller';
import type { MemoryCalls } from '../shared/memory-calls';
import type { OpenGateway } from '../shared/plain.memory';
import { dataUrlOf } from '../shared/data-url';
import { found } from '../shared/refusals';
import { SPARE_PART_LOGS } from './spare-part-logs.memory';

type References = OpenGateway<SparePartKind>;

const reads = mayOpen(spareParts.right);
const referenceIn = (references: References, id: string) => found(references.all().find((part) => part.id === id));

/** Log entries of a reference, in memory. */
export const referenceLogsMemory = (calls: MemoryCalls, people: Callers, references: References): ReferenceLogs => {
  const answer = answerTo(calls, people);
  const logsOf = (id: string) =>
    pipe(
      referenceIn(references, id),
      either.map(({ reference }) => SPARE_PART_LOGS.filter(({ names }) => names.includes(reference))),
    );
  return {
    page: ({ reference, page, levels }, options) =>
      answer(reads, options, () =>
        pipe(
          logsOf(reference),
          either.map((logs) => {
            const all = logs.filter(({ level }) => levels.length === 0 || levels.includes(level));
            const from = (page - 1) * LOGS_PER_PAGE;
            return { rows: all.slice(from, from + LOGS_PER_PAGE), total: all.length, page, perPage: LOGS_PER_PAGE };
          }),
        ),
      ),
    levels: (reference, options) =>
      answer(reads, options, () =>
        pipe(
          logsOf(reference),
          either.map((logs) => LOG_LEVELS.filter((level) => logs.some((log) => log.level === level))),
        ),
      ),
  };
};

/** Exploded views in memory. */
export const drawingsMemory = (references: References): Drawings => ({
  save: ({ sheet, version, details, picture }, options) => {
    const holds = ({ sheets }: SparePart): boolean => sheets.some(({ id }) => id === sheet);
    const part = references.all().find(holds);
    if (part === undefined) return taskEither.left({ kind: 'NotFound' });
    return pipe(
      taskEither.fromTask<string | null, Failure>(
        async () => picture && dataUrlOf(picture.type, new Uint8Array(await picture.arrayBuffer())),
      ),
      taskEither.chain((address) => {
        const before = draftOf(spareParts.blank, part);
        const sheets = part.sheets.map((one) =>
          one.id === sheet && one.drawing !== null
            ? { ...one, drawing: { ...one.drawing, ...details, ...(address !== null && { address }) } }
            : one,
        );
        return references.save({ id: part.id, version, draft: { ...before, sheets }, before }, options);
      }),
      taskEither.map(() => undefined),
    );
  },
});

/** The document of a reference in memory: its items as plain text. @param publish creates a URL for bytes */
export const referenceDocumentsMemory = (
  calls: MemoryCalls,
  people: Callers,
  references: References,
  publish = (file: Blob): string => URL.createObjectURL(file),
): ReferenceDocuments => ({
  pdf: (id, options) =>
    answerTo(calls, people)(reads, options, () =>
      pipe(
        referenceIn(references, id),
        either.map(({ reference, parts }) => {
          const lines = parts.map(({ value: { number, code, name, quantity } }) =>
            [number, code, name, quantity].join('  '),
          );
          return publish(new Blob([[reference, '', ...lines].join('\n')], { type: 'text/plain' }));
        }),
      ),
    ),
});

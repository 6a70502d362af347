import { violatedConstraint } from '../database/errors';
import type { Answer, SignedInCall } from './endpoint';
import { readId } from './fields';
import { notFound, Refusal, type FieldCode } from './refusal';

/** Reads the id in the path. 404 when it is no valid id. */
export const idOf = ({ param }: Pick<SignedInCall, 'param'>): number => {
  const id = readId(param('id'));
  if (id === undefined) throw notFound();
  return id;
};

/** The response to a save: the record and its `Location`. */
export const savedAnswer = (
  endpoint: string,
  id: number | string,
  status: 200 | 201,
  { body, headers }: Answer,
): Answer => ({
  status,
  body,
  headers: { ...headers, Location: `api/${endpoint}/${id}` },
});

/**
 * Turns a unique violation into 409 with field errors.
 * @param fields wire names by unique index @param codes the error code of all fields, or of each
 */
export const refuseDuplicates = <Result>(
  fields: Readonly<Record<string, readonly string[]>>,
  save: Promise<Result>,
  codes: FieldCode | Readonly<Partial<Record<string, FieldCode>>> = 'NOT_UNIQUE',
): Promise<Result> =>
  save.catch((failure: unknown) => {
    const duplicates = fields[violatedConstraint(failure) ?? ''];
    if (duplicates === undefined) throw failure;
    const errors = duplicates.map((name) => ({
      name,
      code: typeof codes === 'string' ? codes : (codes[name] ?? 'NOT_UNIQUE'),
    }));
    throw new Refusal(409, errors.some(({ code }) => code === 'DUPLICATE') ? 'DUPLICATE' : 'NOT_UNIQUE', {
      fields: Object.fromEntries(errors.map(({ name, code }) => [name, { code }])),
    });
  });

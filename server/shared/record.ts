import { setTimeout } from 'node:timers/promises';
import { isEntangled, leadsNowhere, violatedConstraint } from '../database/errors';
import type { Answer, SignedInCall } from './endpoint';
import { readId } from './fields';
import { notFound, Refusal, unauthenticated, type FieldCode } from './refusal';

/** The record that the path names; what cannot be an identity is not there. */
export const idOf = ({ param }: Pick<SignedInCall, 'param'>): number => {
  const id = readId(param('id'));
  if (id === undefined) throw notFound();
  return id;
};

/** The answer to a save: the record, and where it lives. */
export const savedAt = (endpoint: string, id: number, status: 200 | 201, { body, headers }: Answer): Answer => ({
  status,
  body,
  headers: { ...headers, Location: `api/${endpoint}/${id}` },
});

/**
 * Turns a value that was there already into 409 naming its fields. @param fields by the name of the unique index @param
 * taken what is said of all of them, or of each
 */
export const refusingDoubles = <Result>(
  fields: Readonly<Record<string, readonly string[]>>,
  save: Promise<Result>,
  taken: FieldCode | Readonly<Partial<Record<string, FieldCode>>> = 'NOT_UNIQUE',
): Promise<Result> =>
  save.catch((failure: unknown) => {
    const doubled = fields[violatedConstraint(failure) ?? ''];
    if (doubled === undefined) throw failure;
    const codes = doubled.map((name) => ({
      name,
      code: typeof taken === 'string' ? taken : (taken[name] ?? 'NOT_UNIQUE'),
    }));
    throw new Refusal(409, codes.some(({ code }) => code === 'DUPLICATE') ? 'DUPLICATE' : 'NOT_UNIQUE', {
      fields: Object.fromEntries(codes.map(({ name, code }) => [name, { code }])),
    });
  });

/** Milliseconds before a change that was entangled with another is tried again: the other one is let through first. */
const LET_THROUGH = [20, 100, 500];

const untangled = async <Result>(change: () => Promise<Result>): Promise<Result> => {
  for (const pause of LET_THROUGH) {
    try {
      return await change();
    } catch (failure) {
      if (!isEntangled(failure)) throw failure;
      await setTimeout(pause);
    }
  }
  return change();
};

/**
 * Changes something; again where it and another change waited for each other, and once more where what it leads to was
 * deleted between the look at it and the write: now the look tells. What is missing even then is the caller, whom every
 * write leads to. Rule R-LIB-12.
 */
export const lookingAgain = <Result>(change: () => Promise<Result>): Promise<Result> =>
  untangled(change)
    .catch((failure: unknown) => {
      if (!leadsNowhere(failure)) throw failure;
      return untangled(change);
    })
    .catch((failure: unknown) => {
      throw leadsNowhere(failure) ? unauthenticated() : failure;
    });

import { either, taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import { asNameTaken } from '../../../domain/content/name-taken';
import type { Choices, Suggestion } from '../../../application/content/ports/choices.port';
import { isSuggestible } from '../../../domain/content/choice.rule';
import { isAbsent } from '../../../domain/shared/failure';
import type { Http } from '../shared/http';
import { idOfLocation } from '../shared/resource-gateway.http';
import { Id, mapped, Nothing, optional } from '../shared/wire';
import { Euros } from '../shared/wire-money';
import { labelOf, WireChoice } from './choice.codec';

const WireMore = t.type({
  code: optional(t.string),
  gross_price: optional(Euros),
  number: optional(Id),
  value: optional(t.string),
  type: optional(t.string),
  assortments: optional(t.array(Id)),
});

/** Further values of items and accounts besides their label. */
const moreOf = (wire: unknown): Partial<Suggestion> =>
  pipe(
    WireMore.decode(wire),
    either.match(
      () => ({}),
      ({ code, gross_price: grossPrice, number, value, type, assortments }) => ({
        ...(code !== null && { code }),
        ...(grossPrice !== null && { grossPrice }),
        ...(number !== null && { number }),
        ...(value !== null && { value }),
        ...(type !== null && { type }),
        ...(assortments !== null && { assortments }),
      }),
    ),
  );

const WireSuggestion = new t.Type<Suggestion, unknown>(
  'suggestion',
  WireChoice.is,
  (value, context) =>
    pipe(
      WireChoice.validate(value, context),
      either.map((choice) => ({ ...moreOf(value), ...choice, label: labelOf(choice) })),
    ),
  t.identity,
);

/** The key of the list differs by source; it is the key after `code`. */
const Listed = mapped(
  t.record(t.string, t.unknown),
  'choices',
  ({ code: _, ...lists }) => Object.values(lists)[0] ?? [],
).pipe(t.array(WireSuggestion));

/** Field for the name of a new record. */
const LABEL = { 'tag': 'label', 'category': 'name', 'emails/category': 'name' } as const;

/** Names of allowed calls. A block names its source, and blocks may come from untrusted input. */
const CALL = /^[a-z]+(?:[/-][a-z]+)*$/;

/** Suggestions over HTTP. */
export const choicesHttp = (http: Http): Choices => ({
  suggest: (source, text, options) =>
    CALL.test(source) && isSuggestible(text)
      ? pipe(
          http.call(
            { method: 'GET', path: source, query: { autocomplete: text, limit: options?.limit } },
            Listed,
            options,
          ),
          taskEither.map(({ body }) => body),
          taskEither.orElse((failure) => (isAbsent(failure) ? taskEither.right([]) : taskEither.left(failure))),
        )
      : taskEither.right([]),
  add: (source, label) =>
    pipe(
      http.call({ method: 'POST', path: source, form: { [LABEL[source]]: label } }, Nothing),
      taskEither.bimap(asNameTaken, ({ location }) => ({ id: idOfLocation(location, null), label })),
    ),
  targets: (options) =>
    pipe(
      http.call({ method: 'GET', path: 'target' }, Listed, options),
      taskEither.map(({ body }) => body),
    ),
});

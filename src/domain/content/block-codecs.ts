import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { PictureReference } from '../library/published/picture-reference';
import type { TypedMoment } from '../shared/typed-moment';
import type { Block, BlockField, BlockType, Choice, FieldValue } from './block';
import { MAX_HIGHLIGHTS, MAX_BLOCK_TEXT, MAX_ENTRIES } from './block.rule';
import { isSlug } from '../shared/slug.rule';

/** Limits: options of a field, and nesting depth of an unknown value. */
const MAX_OPTIONS = 1000;
const MAX_DEPTH = 20;
const MAX_NAME = 1000;
/** Largest `Date`, in milliseconds. */
const MAX_INSTANT = 8.64e15;

const refine = <A>(codec: t.Type<A, unknown>, holds: (value: A) => boolean): t.Type<A, unknown> =>
  new t.Type<A, unknown>(
    codec.name,
    (value): value is A => codec.is(value) && holds(value),
    (value, context) =>
      pipe(
        codec.validate(value, context),
        either.chain((read) => (holds(read) ? t.success(read) : t.failure(value, context))),
      ),
    t.identity,
  );
const nullable = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> => t.union([codec, t.null]);

const isSafeValue = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.length <= MAX_BLOCK_TEXT;
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 && Object.entries(value).every(([key, inner]) => key !== '__proto__' && isSafeValue(inner, depth - 1))
  );
};

/**
 * Codecs of a block and its parts.
 * @param bound refinement of each value; pass the identity for unfinished work
 */
const codecsWith = (bound: typeof refine) => {
  const listOf = <A>(codec: t.Type<A, unknown>, most: number): t.Type<readonly A[], unknown> =>
    bound(t.readonlyArray(codec), (list) => list.length <= most);
  const Text = bound(t.string, (text) => text.length <= MAX_BLOCK_TEXT);
  const Name = bound(t.string, (text) => text.length <= MAX_NAME);
  const Code = bound(t.string, (text) => /^[a-z\d][\w-]{0,99}$/i.test(text));
  /** Endpoint name within this API. */
  const Source = bound(t.string, (text) => /^(?:[a-z]+(?:[/-][a-z]+)*)?$/.test(text) && text.length < 100);
  /** An absolute URL or a path: excludes `javascript:` and `data:`. */
  const Address = bound(Name, (text) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(text));
  const Moment: t.Type<TypedMoment, unknown> = t.union([
    refine(t.number, (moment) => Math.abs(moment) <= MAX_INSTANT),
    bound(t.string, (text) => text.length <= 100),
    t.null,
  ]);
  const Picture: t.Type<PictureReference, unknown> = t.strict({
    path: bound(Name, (path) => path !== ''),
    name: Name,
    thumbnail: nullable(Address),
  });
  const Chosen: t.Type<Choice, unknown> = t.strict({ id: Name, label: Name });
  const Options = listOf(Chosen, MAX_OPTIONS);

  const Value: t.Type<FieldValue, unknown> = t.union([
    t.strict({ type: t.keyof({ text: null, textarea: null, editor: null }), value: Text }),
    t.strict({ type: t.keyof({ select: null, radio: null }), value: Name, options: Options }),
    t.strict({ type: t.literal('checkbox'), value: t.boolean }),
    t.strict({ type: t.literal('datetime'), value: Moment }),
    t.strict({ type: t.literal('image'), value: nullable(Picture) }),
    t.strict({ type: t.literal('files'), value: listOf(Picture, MAX_ENTRIES) }),
    t.strict({
      type: t.literal('slideshow'),
      value: listOf(t.strict({ image: nullable(Picture), caption: Text }), MAX_ENTRIES),
    }),
    t.strict({ type: t.literal('button'), value: t.strict({ label: Name, url: Name, style: Code }) }),
    bound(
      t.strict({
        type: t.keyof({ 'autocomplete': null, 'custom-autocomplete': null }),
        value: listOf(Chosen, MAX_ENTRIES),
        source: Source,
        multiple: t.boolean,
      }),
      ({ value, multiple }) => multiple || value.length <= 1,
    ),
    t.strict({
      type: t.keyof({ categories: null, branches: null }),
      value: listOf(t.strict({ id: Name, label: Name, highlight: t.boolean }), MAX_HIGHLIGHTS),
    }),
    bound(t.strict({ type: t.literal('unknown'), wireType: Name, value: t.unknown }), ({ value }) =>
      isSafeValue(value, MAX_DEPTH),
    ),
  ]);
  const Field: t.Type<BlockField, unknown> = t.intersection([
    t.strict({ code: Code, label: Name, required: t.boolean }),
    Value,
  ]);
  const Fields = bound(
    listOf(Field, MAX_ENTRIES),
    (fields) => new Set(fields.map(({ code }) => code)).size === fields.length,
  );
  const Typed: t.Type<BlockType, unknown> = t.strict({
    code: Code,
    label: Name,
    id: bound(t.string, (id) => id === '' || isSlug(id)),
    fields: Fields,
    publication: t.union([nullable(t.strict({ from: Moment, to: Moment })), t.undefined]),
    disabled: t.union([t.boolean, t.undefined]),
  });
  return { Chosen, Moment, Picture, Typed };
};

/** Strict codec for blocks from outside: strips unknown keys, refuses invalid values. Rule R-CON-11. */
export const StrictBlock = codecsWith(refine).Typed;

const { Chosen, Moment, Picture, Typed } = codecsWith((codec) => codec);

/** Lenient codecs for unsaved work: right types, but any length, number or completeness. Rule R-CON-21. */
export const UnfinishedBlock: t.Type<Block, unknown> = t.intersection([t.strict({ guid: t.string }), Typed]);
export const UnfinishedMoment = Moment;
export const AnyChoice = Chosen;
export const AnyPicture = Picture;

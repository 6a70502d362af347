import { either } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import * as t from 'io-ts';
import type { ShownPicture } from '../library/published/shown-picture';
import type { TypedMoment } from '../shared/typed-moment';
import type { Block, BlockField, BlockType, ButtonStyle, Choice, FieldValue } from './block';
import { HIGHLIGHTS, LONGEST_BLOCK_TEXT, MOST_ENTRIES } from './block.rule';
import { isSlug } from './slug.rule';

/** Limits: options of a field, and nesting depth of an unknown value. */
const MOST_OPTIONS = 1000;
const DEEPEST = 20;
const LONGEST_NAME = 1000;
/** Largest `Date`, in milliseconds. */
const LAST = 8.64e15;

const that = <A>(codec: t.Type<A, unknown>, holds: (value: A) => boolean): t.Type<A, unknown> =>
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
const orNothing = <A>(codec: t.Type<A, unknown>): t.Type<A | null, unknown> => t.union([codec, t.null]);

const isTame = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return value.length <= LONGEST_BLOCK_TEXT;
  if (typeof value !== 'object' || value === null) return true;
  return depth > 0 && Object.entries(value).every(([key, inner]) => key !== '__proto__' && isTame(inner, depth - 1));
};

/**
 * Codecs of a block and its parts.
 * @param bound refinement applied to each value; the identity for unfinished work
 */
const codecsWith = (bound: typeof that) => {
  const listOf = <A>(codec: t.Type<A, unknown>, most: number): t.Type<readonly A[], unknown> =>
    bound(t.readonlyArray(codec), (list) => list.length <= most);
  const Text = bound(t.string, (text) => text.length <= LONGEST_BLOCK_TEXT);
  const Name = bound(t.string, (text) => text.length <= LONGEST_NAME);
  const Code = bound(t.string, (text) => /^[a-z\d][\w-]{0,99}$/i.test(text));
  /** Endpoint name within this API. */
  const Source = bound(t.string, (text) => /^(?:[a-z]+(?:[/-][a-z]+)*)?$/.test(text) && text.length < 100);
  /** An absolute URL or a path: excludes `javascript:` and `data:`. */
  const Address = bound(Name, (text) => /^(?:https?:\/\/|\/(?![/\\]))/i.test(text));
  const Moment: t.Type<TypedMoment, unknown> = t.union([
    that(t.number, (moment) => Math.abs(moment) <= LAST),
    bound(t.string, (text) => text.length <= 100),
    t.null,
  ]);
  const Look: t.Type<ButtonStyle, unknown> = t.keyof<Readonly<Record<ButtonStyle, null>>>({
    red: null,
    black: null,
    grey: null,
    lightgrey: null,
    white: null,
  });

  const Picture: t.Type<ShownPicture, unknown> = t.strict({
    path: bound(Name, (path) => path !== ''),
    name: Name,
    thumbnail: orNothing(Address),
  });
  const Chosen: t.Type<Choice, unknown> = t.strict({ id: Name, label: Name });
  const Options = listOf(Chosen, MOST_OPTIONS);

  const Held: t.Type<FieldValue, unknown> = t.union([
    t.strict({ type: t.keyof({ text: null, textarea: null, editor: null }), value: Text }),
    t.strict({ type: t.keyof({ select: null, radio: null }), value: Name, options: Options }),
    t.strict({ type: t.literal('checkbox'), value: t.boolean }),
    t.strict({ type: t.literal('datetime'), value: Moment }),
    t.strict({ type: t.literal('image'), value: orNothing(Picture) }),
    t.strict({ type: t.literal('files'), value: listOf(Picture, MOST_ENTRIES) }),
    t.strict({
      type: t.literal('slideshow'),
      value: listOf(t.strict({ image: orNothing(Picture), caption: Text }), MOST_ENTRIES),
    }),
    t.strict({ type: t.literal('button'), value: t.strict({ label: Name, url: Name, style: Look }) }),
    bound(
      t.strict({
        type: t.keyof({ 'autocomplete': null, 'custom-autocomplete': null }),
        value: listOf(Chosen, MOST_ENTRIES),
        source: Source,
        multiple: t.boolean,
      }),
      ({ value, multiple }) => multiple || value.length <= 1,
    ),
    t.strict({
      type: t.keyof({ categories: null, branches: null }),
      value: listOf(t.strict({ id: Name, label: Name, highlight: t.boolean }), HIGHLIGHTS),
    }),
    bound(t.strict({ type: t.literal('unknown'), wireType: Name, value: t.unknown }), ({ value }) =>
      isTame(value, DEEPEST),
    ),
  ]);
  const Field: t.Type<BlockField, unknown> = t.intersection([
    t.strict({ code: Code, label: Name, required: t.boolean }),
    Held,
  ]);
  const Fields = bound(
    listOf(Field, MOST_ENTRIES),
    (fields) => new Set(fields.map(({ code }) => code)).size === fields.length,
  );
  const Typed: t.Type<BlockType, unknown> = t.strict({
    code: Code,
    label: Name,
    id: bound(t.string, (id) => id === '' || isSlug(id)),
    fields: Fields,
    publication: orNothing(t.strict({ from: Moment, to: Moment })),
    disabled: t.boolean,
  });
  return { Chosen, Moment, Picture, Typed };
};

/** Strict codec for blocks from outside: strips unknown keys, refuses invalid values. Rule R-CON-11. */
export const StrictBlock = codecsWith(that).Typed;

const { Chosen, Moment, Picture, Typed } = codecsWith((codec) => codec);

/** Lenient codecs for unsaved work: right types, but any length, number or completeness. */
export const UnfinishedBlock: t.Type<Block, unknown> = t.intersection([t.strict({ guid: t.string }), Typed]);
export const UnfinishedMoment = Moment;
export const AnyChoice = Chosen;
export const AnyPicture = Picture;

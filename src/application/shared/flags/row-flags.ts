import { mayBeDone } from '../../../domain/shared/failure';
import type { Id } from '../../../domain/shared/id';
import type { Identified } from '../../../domain/shared/resource';
import type { FlagSign } from './flag-saving.machine';
import { nameOfFlag, toggleOf, type RowToggle } from './row-toggle';

/** Flags of a list that its last answer may not include. */
export interface RowFlags {
  /** Flags being saved, displayed with the wanted value; `confirmed`: last value from the server, null when unknown. */
  readonly saving: ReadonlyMap<string, RowToggle & { readonly confirmed: boolean | null }>;
  /** Confirmed since the rows were requested: the answer may be older. */
  readonly confirmed: ReadonlyMap<string, RowToggle>;
  /** Names of flags whose record is being validated; they keep the wanted value when a save ends. */
  readonly checking: ReadonlySet<string>;
}

export const NO_ROW_FLAGS: RowFlags = { saving: new Map(), confirmed: new Map(), checking: new Set() };

/** Returns a displayed flag; null without such a row. */
type Look = (id: Id, field: string) => boolean | null;

const without = <A>(map: ReadonlyMap<string, A>, name: string): ReadonlyMap<string, A> =>
  new Map([...map].filter(([key]) => key !== name));

/** Applies a sign; returns the flag to display, if it changes. Rule R-SHR-55. */
export const afterSign = (
  flags: RowFlags,
  sign: FlagSign,
  look: Look,
): { readonly flags: RowFlags; readonly shown: RowToggle | null } => {
  const { id, field, value } = sign;
  const name = nameOfFlag(sign);
  const saving = flags.saving.get(name);
  if (sign.type === 'flag.wanted') {
    const confirmed = saving === undefined ? look(id, field) : saving.confirmed;
    return {
      flags: { ...flags, saving: new Map(flags.saving).set(name, { id, field, value, confirmed }) },
      shown: { id, field, value },
    };
  }
  const isStored = sign.type === 'flag.stored' || sign.failure === null;
  const confirmed = isStored ? new Map(flags.confirmed).set(name, { id, field, value }) : flags.confirmed;
  if (sign.type === 'flag.stored')
    return {
      flags: {
        ...flags,
        saving: saving === undefined ? flags.saving : new Map(flags.saving).set(name, { ...saving, confirmed: value }),
        confirmed,
      },
      shown: null,
    };
  if (flags.checking.has(name)) {
    const known =
      saving !== undefined && isStored
        ? new Map(flags.saving).set(name, { ...saving, confirmed: value })
        : flags.saving;
    return { flags: { ...flags, saving: known, confirmed }, shown: null };
  }
  const stands = isStored ? value : (saving?.confirmed ?? null);
  return {
    flags: { ...flags, saving: without(flags.saving, name), confirmed },
    shown: stands === null ? null : { id, field, value: stands },
  };
};

/** Displays the wanted value while the record is validated. */
export const startCheck = (flags: RowFlags, toggle: RowToggle, look: Look): ReturnType<typeof afterSign> => {
  const { flags: next, shown } = afterSign(flags, { type: 'flag.wanted', ...toggle }, look);
  return { flags: { ...next, checking: new Set(next.checking).add(nameOfFlag(toggle)) }, shown };
};

/** Ends a validation; the displayed value stays. */
export const endCheck = (flags: RowFlags, toggle: RowToggle): RowFlags => ({
  ...flags,
  checking: new Set([...flags.checking].filter((name) => name !== nameOfFlag(toggle))),
});

/** Ends a validation; the last confirmed value is displayed again. */
export const withdrawCheck = (flags: RowFlags, { id, field }: RowToggle): ReturnType<typeof afterSign> => {
  const name = nameOfFlag({ id, field });
  const confirmed = flags.saving.get(name)?.confirmed ?? null;
  const rest = endCheck(flags, { id, field, value: false });
  return {
    flags: { ...rest, saving: without(rest.saving, name) },
    shown: confirmed === null ? null : { id, field, value: confirmed },
  };
};

/** Call before requesting rows: their answer includes the values confirmed so far. */
export const beforeReading = (flags: RowFlags): RowFlags => ({ ...flags, confirmed: NO_ROW_FLAGS.confirmed });

/** Applies an answer; returns the flags that override the loaded values. Rule R-SHR-86. */
export const afterReading = (
  { saving, confirmed, checking }: RowFlags,
  came: Look,
): { readonly flags: RowFlags; readonly shown: readonly RowToggle[] } => ({
  flags: {
    confirmed,
    checking,
    saving: new Map(
      [...saving].map(([name, flag]) => {
        const read = confirmed.get(name)?.value ?? came(flag.id, flag.field);
        return [name, { ...flag, confirmed: read ?? flag.confirmed }];
      }),
    ),
  },
  shown: [...new Map<string, RowToggle>([...confirmed, ...saving]).values()].map(toggleOf),
});

/** Whether rows have to be reloaded: the flag is unknown, or someone else changed or deleted the record. */
export const isDoubtful = (sign: FlagSign): boolean =>
  sign.type === 'flag.finished' &&
  sign.failure !== null &&
  (mayBeDone(sign.failure) || sign.failure.kind === 'Changed' || sign.failure.kind === 'NotFound');

/** Reads the displayed flags of rows. */
export const flagIn = (rows: readonly Identified[] | undefined): Look => {
  const byId = new Map<Id, object>(rows?.map((row) => [row.id, row]));
  return (id, field) => {
    const row = byId.get(id);
    return row === undefined ? null : Object.entries(row).some(([key, value]) => key === field && value === true);
  };
};

/** Rows with changed flags; unchanged rows keep their identity. */
export const rowsWith = <Row extends Identified>(rows: readonly Row[], toggles: readonly RowToggle[]): readonly Row[] =>
  toggles.length === 0
    ? rows
    : rows.map((row) =>
        toggles.reduce((now, { id, field, value }) => (now.id === id ? { ...now, [field]: value } : now), row),
      );

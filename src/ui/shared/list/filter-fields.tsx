import { useCallback } from 'react';
import type { FilterShape, FilterValue } from '../../../domain/shared/list-query';
import type { Choice } from '../controls/select-field';
import { useDynamicText } from '../runtime/use-dynamic-text';
import { ChoicesFilter } from './choices-filter';
import { DayFilter } from './day-filter';
import { RangeFilter } from './range-filter';
import { ChoiceFilter, TextFilter, TriStateFilter } from './filter-strip';
import type { ListStrings } from './list-strings';
import { useDebouncedInput } from '../controls/debounced-input.bridge';
import { useText } from '../runtime/use-text';

type FieldsOf<Filter, Value> = {
  [Name in keyof Filter & string]: Filter[Name] extends Value ? Name : never;
}[keyof Filter & string];

/**
 * A filter field labelled `<list>.filters.<name>`. Text matches anywhere; a day is `YYYY-MM-DD` or empty; `choice` is
 * one value, `choices` several, named `<list>.choices.<name>.<value>`; `records` are several other records; `range` is
 * two decimal numbers or empty texts.
 */
export type FilterField<Filter> =
  | { readonly kind: 'text' | 'day'; readonly name: FieldsOf<Filter, string> }
  | { readonly kind: 'yesNo'; readonly name: FieldsOf<Filter, boolean | null> }
  | {
      readonly kind: 'range';
      readonly name: string;
      readonly from: FieldsOf<Filter, string>;
      readonly until: FieldsOf<Filter, string>;
      /** Maximum number of decimals. */
      readonly decimals?: number;
    }
  | { readonly kind: 'choice'; readonly name: FieldsOf<Filter, string>; readonly values: readonly string[] }
  | {
      readonly kind: 'choices';
      readonly name: FieldsOf<Filter, readonly string[]>;
      readonly values: readonly string[];
    }
  | {
      readonly kind: 'records';
      readonly name: FieldsOf<Filter, readonly string[]>;
      /** The records to choose from; `null` while loading. */
      readonly options: readonly Choice<string>[] | null;
    };

interface FilterFieldsProps<Filter extends FilterShape> {
  readonly strings: ListStrings;
  readonly fields: readonly FilterField<Filter>[];
  readonly filter: Filter;
  readonly onChange: (name: string, value: FilterValue) => void;
}

/** Renders filter fields from data. */
export const FilterFields = <Filter extends FilterShape>({
  strings,
  fields,
  filter,
  onChange,
}: FilterFieldsProps<Filter>) => {
  const text = useText();
  const dynamic = useDynamicText();
  const textIn = (name: keyof Filter & string): string => {
    const value: FilterValue | undefined = filter[name];
    return typeof value === 'string' ? value : '';
  };
  return fields.map((field) => {
    if (field.kind === 'range')
      return (
        <RangeFilter
          key={field.name}
          label={dynamic(`${strings}.filters.${field.name}`)}
          decimals={field.decimals ?? 0}
          from={textIn(field.from)}
          until={textIn(field.until)}
          onFrom={(bound) => {
            onChange(field.from, bound);
          }}
          onUntil={(bound) => {
            onChange(field.until, bound);
          }}
        />
      );
    const { name } = field;
    const [label, value] = [dynamic(`${strings}.filters.${name}`), filter[name]];
    const change = (changed: FilterValue): void => {
      onChange(name, changed);
    };
    const named = (values: readonly string[]) =>
      values.map((choice) => ({ value: choice, label: dynamic(`${strings}.choices.${name}.${choice}`) }));
    switch (field.kind) {
      case 'text':
        return <TypedFilter key={name} name={name} label={label} value={textIn(name)} onChange={onChange} />;
      case 'day':
        return <DayFilter key={name} label={label} value={textIn(name)} onChange={change} />;
      case 'yesNo':
        return (
          <TriStateFilter
            key={name}
            label={label}
            value={typeof value === 'boolean' ? value : null}
            yes={text('shared.yes')}
            no={text('shared.no')}
            onChange={change}
          />
        );
      case 'choice':
        return (
          <ChoiceFilter
            key={name}
            label={label}
            value={typeof value === 'string' && value !== '' ? value : null}
            choices={named(field.values)}
            onChange={(chosen) => {
              change(chosen ?? '');
            }}
          />
        );
      case 'records':
        return (
          <ChoicesFilter
            key={name}
            label={label}
            value={Array.isArray(value) ? value : []}
            choices={field.options}
            onChange={change}
          />
        );
      case 'choices':
        return (
          <ChoicesFilter
            key={name}
            label={label}
            value={Array.isArray(value) ? value : []}
            choices={named(field.values)}
            onChange={change}
          />
        );
    }
  });
};

interface TypedFilterProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (name: string, value: FilterValue) => void;
}

/** A debounced text filter. Rule R-SHR-12. */
const TypedFilter = ({ name, label, value, onChange }: TypedFilterProps) => {
  const typing = useDebouncedInput(
    value,
    useCallback(
      (typed: string) => {
        onChange(name, typed);
      },
      [name, onChange],
    ),
  );
  return <TextFilter label={label} value={typing.text} onChange={typing.type} onSubmit={typing.submit} />;
};

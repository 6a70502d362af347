import { useCallback } from 'react';
import type { UserFilter } from '../../domain/access/user';
import { TextFilter, TriStateFilter } from '../shared/list/filter-strip';
import { useDebouncedInput } from '../shared/controls/debounced-input.bridge';
import { useText } from '../shared/runtime/use-text';

interface UserFiltersProps {
  readonly filter: UserFilter;
  readonly onChange: (change: Partial<UserFilter>) => void;
}

export const UserFilters = ({ filter, onChange }: UserFiltersProps) => {
  const text = useText();
  const name = useDebouncedInput(
    filter.name,
    useCallback(
      (typed: string) => {
        onChange({ name: typed });
      },
      [onChange],
    ),
  );
  const email = useDebouncedInput(
    filter.email,
    useCallback(
      (typed: string) => {
        onChange({ email: typed });
      },
      [onChange],
    ),
  );
  return (
    <>
      <TextFilter
        label={text('access.users.filters.name')}
        value={name.text}
        onChange={name.type}
        onSubmit={name.submit}
      />
      <TextFilter
        label={text('access.users.filters.email')}
        value={email.text}
        onChange={email.type}
        onSubmit={email.submit}
      />
      <TriStateFilter
        label={text('access.users.filters.active')}
        value={filter.active}
        yes={text('access.users.filters.activeYes')}
        no={text('access.users.filters.activeNo')}
        onChange={(active) => {
          onChange({ active });
        }}
      />
    </>
  );
};

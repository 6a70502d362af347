import type { ReactNode } from 'react';
import type { Failure } from '../../../domain/shared/failure';
import type { Page } from '../../../domain/shared/list-query';
import type { ListStrings } from './list-strings';
import { EmptyState, FailedState, NothingLeftState, UnknownFilterState } from '../page/states';
import { useRetry } from '../page/use-retry';
import { useText } from '../runtime/use-text';

interface ListBodyProps {
  readonly strings: ListStrings;
  readonly snapshot: {
    readonly context: { readonly page: Page<unknown> | null; readonly failure: Failure | null };
    matches(state: { readonly list: 'failed' | 'shown' }): boolean;
  };
  /** A reload takes long: counts of the previous rows may be outdated. */
  readonly isSlow?: boolean;
  /** A search or filter is active. */
  readonly isNarrowed: boolean;
  readonly term: string;
  readonly onRetry: () => void;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

/** The rows, or the loading, empty or error state instead. */
export const ListBody = ({
  strings,
  snapshot,
  isSlow = false,
  isNarrowed,
  term,
  onRetry,
  onClear,
  children,
}: ListBodyProps) => {
  const text = useText();
  const { page, failure } = snapshot.context;
  const retry = useRetry(snapshot.matches({ list: 'shown' }), onRetry);
  if (snapshot.matches({ list: 'failed' })) {
    if (failure?.kind === 'FieldsRejected') return <UnknownFilterState onClear={onClear} />;
    return <FailedState title={text(`${strings}.failed`)} failure={failure} kept={isNarrowed} {...retry} />;
  }
  if (page?.total !== 0 || isSlow) return children;
  return isNarrowed ? (
    <NothingLeftState term={term} onClear={onClear} />
  ) : (
    <EmptyState title={text(`${strings}.empty.title`)} body={text(`${strings}.empty.body`)} />
  );
};

import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Whether a value is still loading; without a name: whether any surrounding value is. */
type IsPending = (name?: string) => boolean;

const NONE: ReadonlySet<string> = new Set();
const PendingContext = createContext<IsPending>(() => false);

interface PendingProps {
  /** False: the surrounding `Pending` decides. */
  readonly when: boolean;
  /** Names of fields whose values are known before loading ends; keep its identity. */
  readonly known?: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** Marks the values inside as loading: fields and sections show skeletons instead of blank values. Rule R-SHR-68. */
export const Pending = ({ when, known = NONE, children }: PendingProps) => {
  const around = useContext(PendingContext);
  const isPending = useMemo(
    (): IsPending => (when ? (name) => name === undefined || !known.has(name.split('.', 1)[0] ?? name) : around),
    [around, known, when],
  );
  return <PendingContext value={isPending}>{children}</PendingContext>;
};

/** Whether the value of a field is loading; without a name, whether any surrounding value is. */
export const usePending = (name?: string): boolean => useContext(PendingContext)(name);

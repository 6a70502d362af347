import { createContext, useContext, useMemo, type ReactNode } from 'react';

/** Whether a value is not known yet; without a name: whether any value around is still loading. */
type IsPending = (name?: string) => boolean;

const NONE: ReadonlySet<string> = new Set();
const PendingContext = createContext<IsPending>(() => false);

interface PendingProps {
  /** False leaves all to what is around it. */
  readonly when: boolean;
  /** Names of fields whose values are known all the same; keep its identity. */
  readonly known?: ReadonlySet<string>;
  readonly children: ReactNode;
}

/** Values in it are on their way: fields and sections show skeletons instead of blank values. Rule R-SHR-68. */
export const Pending = ({ when, known = NONE, children }: PendingProps) => {
  const around = useContext(PendingContext);
  const isPending = useMemo(
    (): IsPending => (when ? (name) => name === undefined || !known.has(name.split('.', 1)[0] ?? name) : around),
    [around, known, when],
  );
  return <PendingContext value={isPending}>{children}</PendingContext>;
};

/** Whether the value of a field is on its way; without its name, whether anything around is. */
export const usePending = (name?: string): boolean => useContext(PendingContext)(name);

import { useCallback, useMemo, useState } from 'react';
import { ColumnLayouts } from '../../../application/shared/ports/column-layouts.port';
import { layoutShowing, shownKeys, type ColumnLayout } from '../../../domain/shared/column-layout';
import type { NamedView } from '../../../domain/shared/named-view';
import { useSession } from '../runtime/use-session';
import type { Column } from '../table/column';
import { useService } from '../runtime/use-service';

/** On a phone a row is a card, and a card has a title: the first column, where the one that was is hidden. */
const titled = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.some(({ phone }) => phone === 'title')
    ? columns
    : columns.map((column, place) => (place === 0 ? { ...column, phone: 'title' } : column));

interface ColumnLayoutInput<Row> {
  /** The key of the list. */
  readonly list: string;
  readonly columns: readonly Column<Row>[];
  /** The view that the list opens with. */
  readonly standard: NamedView | null;
  /** What the address asks for, which counts as long as it stands there. */
  readonly asked: readonly string[] | null;
  /** The person's own layout counts from now on. */
  readonly onOwn: () => void;
}

/**
 * The columns of a list as its address asks for them, else as the person, or the view that it opens with, laid them
 * out, and how to lay them out anew.
 */
export const useColumnLayout = <Row>({ list, columns, standard, asked, onOwn }: ColumnLayoutInput<Row>) => {
  const layouts = useService(ColumnLayouts);
  const { id } = useSession().me;
  const [own, setOwn] = useState(() => (standard === null ? layouts.read(id, list) : standard.columns));
  const change = useCallback(
    (next: ColumnLayout | null) => {
      layouts.write(id, list, next);
      setOwn(next);
      onOwn();
    },
    [id, layouts, list, onOwn],
  );
  const layout = useMemo(
    () =>
      (asked === null
        ? null
        : layoutShowing(
            columns.map(({ key }) => key),
            asked,
          )) ?? own,
    [asked, columns, own],
  );
  const shown = useMemo(() => {
    if (layout === null) return columns;
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return titled(shownKeys([...byKey.keys()], layout).flatMap((key) => byKey.get(key) ?? []));
  }, [columns, layout]);
  return { shown, layout, change };
};

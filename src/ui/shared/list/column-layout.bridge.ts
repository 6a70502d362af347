import { useCallback, useMemo, useState } from 'react';
import { ColumnLayouts } from '../../../application/shared/ports/column-layouts.port';
import { layoutShowing, visibleKeys, type ColumnLayout } from '../../../domain/shared/list/column-layout';
import type { SavedView } from '../../../domain/shared/list/saved-view';
import { useSession } from '../runtime/use-session';
import type { Column } from '../table/column';
import { useService } from '../runtime/use-service';

/** A phone's card needs a title: use the first column if the title column is hidden. */
const titled = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.some(({ phone }) => phone === 'title')
    ? columns
    : columns.map((column, place) => (place === 0 ? { ...column, phone: 'title' } : column));

interface ColumnLayoutInput<Row> {
  readonly list: string;
  readonly columns: readonly Column<Row>[];
  /** The default view of the list. */
  readonly standard: SavedView | null;
  /** The columns named in the URL. */
  readonly asked: readonly string[] | null;
  /** Called when the person's own layout applies. */
  readonly onOwn: () => void;
}

/** The columns by URL, else by the person's layout or default view, and a setter. */
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
    return titled(visibleKeys([...byKey.keys()], layout).flatMap((key) => byKey.get(key) ?? []));
  }, [columns, layout]);
  return { shown, layout, change };
};

import { useCallback, useMemo, useState } from 'react';
import { ColumnLayouts } from '../../application/shared/ports/column-layouts.port';
import { shownKeys, type ColumnLayout } from '../../domain/shared/column-layout';
import type { NamedView } from '../../domain/shared/named-view';
import { useSession } from '../session/published/use-session';
import type { Column } from './column';
import { useService } from './use-service';

/** On a phone a row is a card, and a card has a title: the first column, where the one that was is hidden. */
const titled = <Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] =>
  columns.some(({ phone }) => phone === 'title') ? columns : columns.map((column, place) => (place === 0 ? { ...column, phone: 'title' } : column));

/** The columns of a list as the person, or the view that it opens with, laid them out, and how to lay them out anew. */
export const useColumnLayout = <Row>(list: string, columns: readonly Column<Row>[], standard: NamedView | null) => {
  const layouts = useService(ColumnLayouts);
  const { id } = useSession().me;
  const [layout, setLayout] = useState(() => (standard === null ? layouts.read(id, list) : standard.columns));
  const change = useCallback((next: ColumnLayout | null) => {
    layouts.write(id, list, next);
    setLayout(next);
  }, [id, layouts, list]);
  const shown = useMemo(() => {
    if (layout === null) return columns;
    const byKey = new Map(columns.map((column) => [column.key, column]));
    return titled(shownKeys([...byKey.keys()], layout).flatMap((key) => byKey.get(key) ?? []));
  }, [columns, layout]);
  return { shown, layout, change };
};

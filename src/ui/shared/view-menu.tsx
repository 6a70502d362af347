import { useState } from 'react';
import type { FilterShape, ListQuery } from '../../domain/shared/list-query';
import type { Identified, Listing } from '../../domain/shared/resource';
import { Button } from './button';
import type { Column } from './column';
import * as deskShapes from './desk-shapes';
import type { ExportDialogProps } from './list-tools/export-dialog';
import { loadable, Loaded, type Loadable } from './loadable';
import { Menu } from './menu';
import { useText } from './use-text';

interface ViewMenuProps<Row extends Identified, Filter extends FilterShape> {
  readonly resource: Listing<Row, Filter>;
  readonly query: ListQuery<Filter>;
  /** Those that are shown, as they lie. */
  readonly columns: readonly Column<Row>[];
}

const exportDialog = loadable(() => import(/* webpackChunkName: "list-tools" */ './list-tools/export-dialog').then(({ ExportDialog }) => ExportDialog<never, never>));

/** What can be done with a list as it is shown; each part is fetched when it is chosen first. */
export const ViewMenu = <Row extends Identified, Filter extends FilterShape>({ resource, query, columns }: ViewMenuProps<Row, Filter>) => {
  const text = useText();
  const [tool, setTool] = useState<'export' | null>(null);
  const exporting = exportDialog as unknown as Loadable<ExportDialogProps<Row, Filter>>; // It is written for every shape; a constant has none.
  const close = () => { setTool(null); };
  return (
    <>
      <Menu
        label={text('shared.view.label')}
        align="end"
        entries={[{ key: 'export', label: text('shared.export.start'), icon: deskShapes.keyDown, onChoose: () => { setTool('export'); } }]}
        trigger={(tie) => <Button {...tie} icon={deskShapes.list} aria-label={text('shared.view.label')} />}
      />
      {tool === 'export' && <Loaded part={exporting} props={{ resource, query, columns, onClose: close }} />}
    </>
  );
};

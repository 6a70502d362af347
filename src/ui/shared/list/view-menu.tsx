import { useState } from 'react';
import { queryAt, STANDARD_SIZE } from '../../../application/shared/first-page';
import { toSearch } from '../../../application/shared/list-address';
import type { ColumnLayout } from '../../../domain/shared/list/column-layout';
import type { ListQuery } from '../../../domain/shared/list-query';
import type { Kind, Listing } from '../../../domain/shared/resource';
import type { Command } from '../commands/command';
import { CommandMenu } from '../commands/command-menu';
import { Button } from '../controls/button';
import type { Column } from '../table/column';
import * as shellShapes from '../icons/shell-shapes';
import type { IconSource } from '../icons/icon';
import type { ExportDialogProps } from './export-dialog';
import { loadable, Loaded, type Loadable } from '../runtime/loadable';
import { MissingDialog } from '../overlays/part-not-loaded';
import type { TextKey } from '../runtime/text-key';
import { useText } from '../runtime/use-text';

type ToolKey = 'columns' | 'export' | 'views';

interface ViewMenuProps<K extends Kind> {
  readonly resource: Listing<K>;
  readonly query: ListQuery<K['filter']>;
  /** Visible columns in order. */
  readonly columns: readonly Column<K['row']>[];
  /** All columns. */
  readonly all: readonly Column<K['row']>[];
  readonly layout: ColumnLayout | null;
  readonly onLayout: (layout: ColumnLayout | null) => void;
  readonly ask: (change: ListQuery<K['filter']>) => void;
}

const exportDialog = loadable(() =>
  import(/* webpackChunkName: "list-tools" */ './export-dialog').then(({ ExportDialog }) => ExportDialog<never>),
);
const columnsDialog = loadable(() =>
  import(/* webpackChunkName: "list-tools" */ './columns-dialog').then(({ ColumnsDialog }) => ColumnsDialog),
);
const viewsDialog = loadable(() =>
  import(/* webpackChunkName: "list-tools" */ './views-dialog').then(({ ViewsDialog }) => ViewsDialog),
);

/** View commands of a list; the dialogs load when the menu opens. */
export const ViewMenu = <K extends Kind>({
  resource,
  query,
  columns,
  all,
  layout,
  onLayout,
  ask,
}: ViewMenuProps<K>) => {
  const text = useText();
  const [opened, setOpened] = useState<ToolKey | null>(null);
  // A loadable component loses its type parameter; the props below are those of K.
  const exporting = exportDialog as unknown as Loadable<ExportDialogProps<K>>;
  const close = () => {
    setOpened(null);
  };
  const missing = (retry: () => void) => <MissingDialog onRetry={retry} onClose={close} />;
  const tool = (key: ToolKey, label: TextKey, icon: IconSource): Command => ({
    key,
    label,
    icon,
    disabledReason: null,
    run: () => {
      setOpened(key);
    },
  });
  return (
    <>
      <CommandMenu
        labelKey="shared.view.label"
        align="end"
        commands={[
          tool('columns', 'shared.columns.choose', shellShapes.sidebar),
          tool('views', 'shared.views.open', shellShapes.star),
          tool('export', 'shared.export.start', shellShapes.keyDown),
        ]}
        trigger={(tie) => (
          <Button
            {...tie}
            icon={shellShapes.list}
            aria-label={text('shared.view.label')}
            onPointerEnter={columnsDialog.load}
            onFocus={columnsDialog.load}
          />
        )}
      />
      {opened === 'columns' && (
        <Loaded
          part={columnsDialog}
          props={{ columns: all, layout, onChange: onLayout, onClose: close }}
          missing={missing}
        />
      )}
      {opened === 'views' && (
        <Loaded
          part={viewsDialog}
          missing={missing}
          props={{
            list: resource.key,
            columns: all.map(({ key }) => key),
            current: { search: toSearch({ ...query, page: 1 }, STANDARD_SIZE, resource.order), columns: layout },
            onApply: (view) => {
              onLayout(view.columns);
              ask(queryAt(view.search, resource));
            },
            onClose: close,
          }}
        />
      )}
      {opened === 'export' && (
        <Loaded part={exporting} props={{ resource, query, columns, onClose: close }} missing={missing} />
      )}
    </>
  );
};

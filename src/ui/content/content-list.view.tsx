import { useCallback, useMemo } from 'react';
import type { ContentFilter, ContentRow } from '../../domain/content/content-item';
import { contents } from '../../domain/content/contents';
import { hasField, type ContentModule } from '../../domain/content/modules.rule';
import { PUBLICATION_STATUSES } from '../../domain/content/publication.rule';
import type { Format } from '../../domain/shared/format';
import type { Instant } from '../../domain/shared/instant';
import { useAllowed, useFormat } from '../shared/runtime/use-session';
import { WIDTHS, type Column } from '../shared/table/column';
import { AddButton } from '../shared/list/add-button';
import { FilterFields, type FilterField } from '../shared/list/filter-fields';
import { ListScreen } from '../shared/list/list-screen';
import { useNow } from '../shared/dates/current-moment.bridge';
import { Toggle } from '../shared/controls/toggle';
import { useText, type Translate } from '../shared/runtime/use-text';
import { holderOf, LockSign, publicationOf, PublicationSign } from './list-signs';

const nameOf = ({ name }: Pick<ContentRow, 'name'>): string => name;

const FILTERS: readonly FilterField<ContentFilter>[] = [
  { kind: 'text', name: 'name' },
  { kind: 'text', name: 'url' },
];
const WITH_STATUS: readonly FilterField<ContentFilter>[] = [
  ...FILTERS,
  { kind: 'choices', name: 'status', values: PUBLICATION_STATUSES },
];

const columnsOf = (
  module: ContentModule,
  text: Translate,
  format: Format,
  moment: () => Instant,
): readonly Column<ContentRow>[] => {
  const title = (key: 'name' | 'url' | 'targetNames' | 'internal' | 'online' | 'updated' | 'locked'): string =>
    text(`content.${module}.columns.${key}`);
  return [
    { key: 'name', title: title('name'), sortable: true, isContent: true, phone: 'title', cell: ({ name }) => name },
    {
      key: 'url',
      title: title('url'),
      sortable: true,
      share: 22,
      fold: 'small',
      quiet: true,
      phone: 'detail',
      cell: ({ url }) => url,
    },
    ...(module === 'page'
      ? []
      : [
          {
            key: 'targetNames',
            title: title('targetNames'),
            width: 188,
            fold: 'medium',
            quiet: true,
            phone: 'hidden',
            cell: ({ targetNames }) => targetNames.join(', '),
          } satisfies Column<ContentRow>,
        ]),
    ...(module === 'news'
      ? [
          {
            key: 'internal',
            title: title('internal'),
            width: 84,
            phone: 'named',
            value: ({ internal }) => text(internal ? 'shared.yes' : 'shared.no'),
            // Read-only: the flag is changed in the item, under its lock.
            cell: ({ internal, name }) => (
              <Toggle checked={internal} disabled readOnly aria-label={text('content.item.list.internal', { name })} />
            ),
          } satisfies Column<ContentRow>,
        ]
      : []),
    hasField(module, 'status')
      ? {
          key: 'online',
          title: title('online'),
          sortable: true,
          width: 164,
          phone: 'detail',
          value: (row) => publicationOf(row, text, (online) => format.stamp(online)),
          cell: (row) => <PublicationSign row={row} at={moment()} />,
        }
      : {
          key: 'updated',
          title: title('updated'),
          sortable: true,
          width: WIDTHS.moment,
          quiet: true,
          phone: 'detail',
          cell: ({ updated }) => (updated === null ? '' : format.dateTime(updated)),
        },
    {
      key: 'locked',
      title: title('locked'),
      width: 74,
      phone: 'end',
      value: ({ locked }) => (locked === null ? '' : holderOf(locked, text, format)),
      cell: ({ locked }) => (locked === null ? null : <LockSign locked={locked} />),
    },
  ];
};

export const ContentListView = ({ module }: { readonly module: ContentModule }) => {
  const text = useText();
  const [format, moment] = [useFormat(), useNow()];
  const resource = contents[module];
  const allowed = useAllowed(resource.right);
  const columns = useMemo(() => columnsOf(module, text, format, moment), [format, module, moment, text]);
  const drawn = useCallback(() => columns, [columns]);
  const strings = `content.${module}` as const;
  return (
    <ListScreen
      resource={resource}
      strings={strings}
      allowed={allowed}
      columns={drawn}
      nameOf={nameOf}
      filters={(filter, change) => (
        <FilterFields
          strings={strings}
          fields={hasField(module, 'status') ? WITH_STATUS : FILTERS}
          filter={filter}
          onChange={(name, value) => {
            change({ ...filter, [name]: value });
          }}
        />
      )}
      primary={allowed.add && <AddButton labelKey={`${strings}.add`} to={`/${module}/add`} />}
    />
  );
};

export const contentListOf = (module: ContentModule) => {
  const List = () => <ContentListView module={module} />;
  return List;
};

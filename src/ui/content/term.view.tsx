import { useFormikContext } from 'formik';
import { useMemo } from 'react';
import {
  categories,
  tags,
  type TermDraft,
  type TermModule,
  type TermResource,
  type TermRow,
} from '../../domain/content/term';
import { termFields } from '../../domain/content/term.rule';
import type { Id } from '../../domain/shared/id';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { PlainRecord } from '../shared/record/plain-record';
import { FieldGrid, RecordLayout } from '../shared/record/record-layout';
import type { ScreenProps } from '../shared/page/screen';
import { MetaFields } from './published/meta-fields';
import { NameAndAddress } from './published/name-and-address';
import { TermUsageView } from './term-usage.view';

const COLUMNS = columnsOf(termFields, {
  name: { phone: 'title' },
  url: { fold: 'small', quiet: true, phone: 'detail' },
  updated: { fold: 'medium', quiet: true, phone: 'hidden' },
});
const FILTERS = filtersOf(termFields);
const nameOf = ({ name }: Pick<TermRow, 'name'>): string => name;

interface TermFieldsProps {
  readonly module: TermModule;
  /** `null` for a new term. */
  readonly id: Id | null;
}

const TermFields = ({ module, id }: TermFieldsProps) => {
  const { name, url } = useFormikContext<TermDraft>().values;
  const page = useMemo(() => ({ name, path: `/${url}`, description: '', image: null }), [name, url]);
  return (
    <RecordLayout wideRail rail={id === null ? null : <TermUsageView key={id} module={module} id={id} />}>
      <FieldGrid>
        <NameAndAddress module={module} isNew={id === null} />
      </FieldGrid>
      <MetaFields page={page} />
    </RecordLayout>
  );
};

const viewsOf = (module: TermModule, resource: TermResource, strings: 'content.tags' | 'content.categories') => ({
  list: () => <PlainList resource={resource} strings={strings} columns={COLUMNS} filters={FILTERS} nameOf={nameOf} />,
  record: (props: ScreenProps) => (
    <PlainRecord {...props} resource={resource} nameOf={nameOf} saveDisabledReason="invalid" deletable>
      {() => <TermFields module={module} id={props.params['id'] ?? null} />}
    </PlainRecord>
  ),
});

export const tagViews = viewsOf('tag', tags, 'content.tags');

export const categoryViews = viewsOf('category', categories, 'content.categories');

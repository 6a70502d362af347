import { FollowDomain } from '../../application/operations/follow-domain';
import { dnsDomains, type DnsDomain, type DnsFilter } from '../../domain/operations/dns-domain';
import type { FieldColumn } from '../shared/table/field-columns';
import type { FilterField } from '../shared/list/filter-fields';
import { PlainList } from '../shared/list/plain-list';
import { useService } from '../shared/runtime/use-service';

const COLUMNS: readonly FieldColumn<DnsDomain>[] = [
  { key: 'domain', phone: 'title' },
  { key: 'registration', kind: 'day', phone: 'detail' },
  { key: 'added', kind: 'day', quiet: true, phone: 'detail' },
];
const FILTERS: readonly FilterField<DnsFilter>[] = [{ kind: 'text', name: 'domain' }];
const nameOf = ({ domain }: DnsDomain): string => domain;

export const DnsView = () => {
  const follow = useService(FollowDomain);
  return (
    <PlainList
      resource={dnsDomains}
      strings="operations.dns"
      columns={COLUMNS}
      filters={FILTERS}
      nameOf={nameOf}
      rowClick={(id) => {
        void follow(id);
      }}
      fixed
    />
  );
};

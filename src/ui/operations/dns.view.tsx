import { FollowDomain } from '../../application/operations/follow-domain';
import { dnsDomains, dnsFields, type DnsDomain } from '../../domain/operations/dns-domain';
import { PlainList } from '../shared/list/plain-list';
import { columnsOf, filtersOf } from '../shared/list/table-list';
import { useService } from '../shared/runtime/use-service';

const COLUMNS = columnsOf(dnsFields, {
  domain: { phone: 'title' },
  registration: { phone: 'detail' },
  added: { quiet: true, phone: 'detail' },
});
const FILTERS = filtersOf(dnsFields);
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

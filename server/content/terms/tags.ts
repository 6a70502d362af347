import { termFields, termRule } from '../../../src/domain/content/term.rule';
import { readOnly, line, moment } from '../../shared/columns';
import { contains } from '../../shared/filters';
import { defineResource, onWire } from '../../shared/resource';
import { serveResource } from '../../shared/serve-resource';
import { pick } from '../../shared/specified';
import { META_COLUMNS, META_WIRE_NAMES, metaOf, SPECIFIED_META, withMeta } from '../published/meta-columns';
import { withSuggestions } from '../choices/suggest';
import { termAddress } from './term-address';
import { usageEndpoint } from './term-usage';

/** Rule R-CON-15. */
export const tags = defineResource({
  endpoint: 'tag',
  plural: 'tags',
  singular: 'tag',
  table: 'tags',
  right: 'tag',
  perWebsite: true,
  columns: {
    label: line(termFields.name.most),
    url: line(termFields.url.most),
    datetime: readOnly(moment()),
    ...META_COLUMNS,
  },
  listed: ['label', 'url', 'datetime'],
  sortable: ['label', 'url', 'datetime'],
  defaultSort: 'label',
  searched: ['label', 'url'],
  filters: { label: contains('label'), url: contains('url') },
  unique: { tags_label: ['label'], tags_url: ['url'] },
  taken: { label: 'DUPLICATE', url: 'URL_IN_USE' },
  derive: (values, saving) => ({
    ...values,
    url: values.url === '' ? termAddress(values.label, 'tag', saving) : values.url,
    datetime: saving.now,
  }),
  problems: (values) =>
    onWire(termRule({ name: values.label, url: values.url, meta: metaOf(values) }), {
      name: 'label',
      ...META_WIRE_NAMES,
    }),
  shaped: withMeta,
  specified: pick('id label url datetime', { meta: SPECIFIED_META }),
});

/** Tags of the current website. */
export const tagEndpoints = [...withSuggestions(serveResource(tags), 'tag'), usageEndpoint(tags)];

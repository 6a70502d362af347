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
export const categories = defineResource({
  endpoint: 'category',
  plural: 'categories',
  singular: 'category',
  table: 'categories',
  right: 'category',
  perWebsite: true,
  columns: {
    name: line(termFields.name.most),
    url: line(termFields.url.most),
    datetime: readOnly(moment()),
    ...META_COLUMNS,
  },
  listed: ['name', 'url', 'datetime'],
  sortable: ['name', 'url', 'datetime'],
  defaultSort: 'name',
  searched: ['name', 'url'],
  filters: { name: contains('name'), url: contains('url') },
  unique: { categories_name: ['name'], categories_url: ['url'] },
  taken: { name: 'DUPLICATE', url: 'URL_IN_USE' },
  derive: (values, saving) => ({
    ...values,
    url: values.url === '' ? termAddress(values.name, 'category', saving) : values.url,
    datetime: saving.now,
  }),
  problems: (values) => onWire(termRule({ name: values.name, url: values.url, meta: metaOf(values) }), META_WIRE_NAMES),
  shaped: withMeta,
  specified: pick('id name url datetime', { meta: SPECIFIED_META }),
});

/** Categories of the current website. */
export const categoryEndpoints = [...withSuggestions(serveResource(categories), 'category'), usageEndpoint(categories)];

import { redirectFields, redirectRule } from '../../src/domain/site/redirect.rule';
import { choice, flag, readOnly, line, moment, text } from '../shared/columns';
import { contains, equals } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource, onWire } from '../shared/resource';
import { demoRedirects } from './redirects.seed';

/** Rule R-SIT-04. */
export const redirects = defineResource({
  endpoint: 'redirect',
  plural: 'redirects',
  singular: 'redirect',
  table: 'redirects',
  right: 'redirect',
  perWebsite: true,
  columns: {
    location_from: line(redirectFields.from.most),
    location_to: line(redirectFields.to.most),
    status: choice([301, 302]),
    catch_all: flag(),
    comments: text(redirectFields.comments.most),
    datetime: readOnly(moment()),
  },
  listed: ['location_from', 'location_to', 'datetime', 'status', 'catch_all'],
  sortable: ['location_from', 'location_to', 'datetime', 'status', 'catch_all'],
  defaultSort: 'location_from',
  searched: ['location_from', 'location_to', 'comments'],
  filters: {
    location_from: contains('location_from'),
    location_to: contains('location_to'),
    status: equals('status'),
    comments: contains('comments'),
  },
  unique: { redirects_location: ['location_from'] },
  taken: 'URL_IN_USE',
  derive: (values, { now, isNew }) => (isNew ? { ...values, datetime: now } : values),
  problems: ({ location_from, location_to, status, comments }) =>
    onWire(redirectRule({ from: location_from, to: location_to, status: String(status ?? ''), comments }), {
      from: 'location_from',
      to: 'location_to',
    }),
});

export const redirectModule = plainModule(redirects, { migrations: [], demo: demoRedirects });

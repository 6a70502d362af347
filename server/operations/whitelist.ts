import { whitelistFields, whitelistRule } from '../../src/domain/operations/whitelist-entry.rule';
import { choice, readOnly, line, moment, text } from '../shared/columns';
import { contains } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource } from '../shared/resource';
import { demoWhitelist } from './whitelist.seed';

/** Rule R-OPS-02. */
export const whitelist = defineResource({
  endpoint: 'whitelist',
  plural: 'whitelists',
  singular: 'whitelist',
  table: 'whitelist',
  right: 'whitelist',
  perWebsite: true,
  columns: {
    source: line(whitelistFields.source.most),
    type: choice(whitelistFields.type.values),
    comments: text(whitelistFields.comments.most),
    datetime: readOnly(moment()),
  },
  listed: ['source', 'datetime', 'type'],
  sortable: ['source', 'datetime', 'type'],
  defaultSort: 'source',
  searched: ['source', 'comments'],
  filters: { source: contains('source'), comments: contains('comments') },
  derive: (values, { now, isNew }) => (isNew ? { ...values, datetime: now } : values),
  problems: ({ type, source, comments }) => whitelistRule({ type: type ?? '', source, comments }),
});

/** Script sources that the current website allows. */
export const whitelistModule = plainModule(whitelist, { migrations: [], demo: demoWhitelist });

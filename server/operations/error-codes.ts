import { errorCodeFields, errorCodeRule } from '../../src/domain/operations/error-code.rule';
import { choice, flag, line, text } from '../shared/columns';
import { contains, oneOf } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource } from '../shared/resource';
import { demoErrorCodes } from './error-codes.seed';

/** Rule R-OPS-01. */
export const errorCodes = defineResource({
  endpoint: 'errorcode',
  plural: 'errorcodes',
  singular: 'errorcode',
  table: 'error_codes',
  right: 'errorcode',
  perWebsite: false,
  columns: {
    code: line(errorCodeFields.code.most),
    description: text(errorCodeFields.description.most),
    control: text(errorCodeFields.control.most),
    source: choice(errorCodeFields.source.values),
    standard: flag(),
    inverter: flag(),
  },
  listed: ['code', 'source', 'standard', 'inverter', 'description'],
  sortable: ['code', 'source', 'standard', 'inverter'],
  defaultSort: 'code',
  searched: ['code', 'description', 'control'],
  filters: { source: oneOf('source'), code: contains('code'), description: contains('description') },
  problems: ({ code, description, control, source }) =>
    errorCodeRule({ code, description, control, source: source ?? '' }),
});

/** Shared by all websites. */
export const errorCodeModule = plainModule(errorCodes, { migrations: [], demo: () => [demoErrorCodes()] });

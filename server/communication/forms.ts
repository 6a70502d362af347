import { sql, type SQL } from 'drizzle-orm';
import {
  FIELD_TYPES,
  fieldProblems,
  formFields,
  formRule,
  hasOptions,
  MAX_FIELDS,
  MAX_OPTIONS,
  storedFieldName,
  type FieldOption,
  type FieldType,
} from '../../src/domain/communication/form.rule';
import type { Database } from '../database/database';
import { plainTable } from '../database/migrations/plain-table';
import { line } from '../shared/columns';
import { isStorableText } from '../shared/fields';
import { contains } from '../shared/filters';
import { ownedRowEndpoints, readOwnedRows, type OwnedRows } from '../shared/owned-rows';
import { plainModule } from '../shared/plain-module';
import { flag, json, text, type ValuesOf } from '../shared/reads';
import { fieldsNotValid } from '../shared/refusal';
import { defineResource, onWire } from '../shared/resource';
import { serveResource } from '../shared/serve-resource';
import { pick } from '../shared/specified';
import { demoForms } from './forms.seed';

type Db = Pick<Database, 'execute'>;

/** Maximum length of a field's options as JSON, in UTF-16 units. */
const LONGEST_DATA = 60_000;

/** A stored field of a form. */
export interface StoredField {
  readonly id: number;
  readonly type: FieldType;
  readonly label: string;
  readonly name: string;
  readonly required: boolean;
  readonly data: readonly FieldOption[];
  readonly sort_id: number;
}

export const forms = defineResource({
  endpoint: 'form',
  plural: 'forms',
  singular: 'form',
  table: 'forms',
  right: 'form',
  perWebsite: true,
  hasParts: true,
  columns: {
    name: line(formFields.name.most),
    request_subject_number: line(formFields.number.most),
    request_subject: line(formFields.subject.most),
  },
  listed: ['name', 'request_subject_number', 'request_subject'],
  sortable: ['name', 'request_subject'],
  defaultSort: 'name',
  searched: ['name', 'request_subject'],
  filters: { name: contains('name') },
  problems: ({ name, request_subject_number: number, request_subject: subject }) =>
    onWire(formRule({ name, number, subject }), { number: 'request_subject_number', subject: 'request_subject' }),
  specified: pick('id name request_subject_number request_subject fields'),
  completed: async (db, id, record) => {
    const {
      request_subject_number: number,
      request_subject: subject,
      ...rest
    } = Object.fromEntries<unknown>(Object.entries(record));
    return { ...rest, request_subject: { number, subject }, fields: await readOwnedRows(db, fields, id) };
  },
});

const fieldsOnWire = (_: Db, stored: readonly StoredField[]): Promise<readonly object[]> =>
  Promise.resolve(stored.map(({ required, ...field }) => ({ ...field, required: required ? 1 : 0 })));

/** Parses options from JSON; undefined if invalid. */
const readOptions = (written: string): readonly FieldOption[] | undefined => {
  let data: unknown;
  try {
    data = JSON.parse(written);
  } catch {
    return undefined;
  }
  const items: readonly unknown[] = Array.isArray(data) ? data : [];
  if (!Array.isArray(data) || items.length > MAX_OPTIONS) return undefined;
  const options = items.map((item) => {
    const given = new Map<string, unknown>(Object.entries(item ?? {}));
    const [label, value] = [given.get('label'), given.get('value')];
    const isText = typeof label === 'string' && typeof value === 'string';
    // JSON can contain characters that the database cannot store.
    return isText && [label, value].every(isStorableText) ? { label, value } : undefined;
  });
  return options.every((option) => option !== undefined) ? options : undefined;
};

const FIELDS = {
  sort_id: text(),
  type: text(),
  label: text(),
  name: text(),
  required: flag,
  data: json(LONGEST_DATA),
};

/** The columns of a field from a form; fields that were not sent stay unchanged. Rules R-FRM-02 and R-FRM-03. */
const readField = (
  _: Db,
  form: ValuesOf<typeof FIELDS>,
  stored: StoredField | null,
): Promise<Readonly<Record<string, SQL>>> => {
  const wrong: string[] = [];
  const sent = form.type;
  const type = sent === undefined ? stored?.type : FIELD_TYPES.find((known) => known === sent);
  if (type === undefined) throw fieldsNotValid('type');
  const label = form.label?.trim() ?? stored?.label ?? '';
  const name = storedFieldName(form.name ?? stored?.name ?? '');
  const { data: sentData = '' } = form;
  const given = sentData === '' ? (stored?.data ?? []) : readOptions(sentData);
  if (given === undefined) wrong.push('data');
  const options = hasOptions(type) ? (given ?? []) : [];
  const place = form.sort_id?.trim() ?? String(stored?.sort_id ?? 0);
  if (!/^\d{1,6}$/.test(place)) wrong.push('sort_id');
  const found = Object.keys(fieldProblems({ type, label, name, options })).map((path) =>
    path.startsWith('options') ? 'data' : path,
  );
  const all = [...new Set([...wrong, ...found])];
  if (all.length > 0) throw fieldsNotValid(...all);
  return Promise.resolve({
    type: sql`${type}`,
    label: sql`${label}`,
    name: sql`${name}`,
    required: sql`${form.required ?? stored?.required ?? false}::boolean`,
    data: sql`${JSON.stringify(options)}::jsonb`,
    sort_id: sql`${Number(place)}::integer`,
  });
};

/** The fields of a form. */
const fields: OwnedRows<StoredField, typeof FIELDS> = {
  owner: { endpoint: 'form', right: 'form' },
  ownerTable: forms,
  path: 'field',
  singular: 'field',
  table: 'form_fields',
  ownerColumn: 'form_id',
  most: MAX_FIELDS,
  fields: FIELDS,
  order: sql`sort_id, id`,
  selected: sql`type, label, name, required, data, sort_id`,
  read: readField,
  onWire: fieldsOnWire,
};

/** Rules R-FRM-01 to R-FRM-04, R-COM-60 and R-COM-61. */
export const formModule = plainModule(forms, {
  endpoints: [...serveResource(forms), ...ownedRowEndpoints(fields)],
  migrations: [
    {
      name: '0047-forms',
      sql: `
        ${plainTable(
          'forms',
          [
            'website_id integer not null references websites on delete cascade',
            'name text not null',
            'by_name text collate "C" not null',
            'request_subject_number text not null',
            'request_subject text not null',
            'by_request_subject text collate "C" not null',
          ],
          ['website_id, by_name', 'website_id, by_request_subject'],
        )}

        create table form_fields (
          id integer generated by default as identity primary key,
          form_id integer not null references forms on delete cascade,
          created_by integer references users on delete set null,
          type text not null,
          label text not null,
          name text not null,
          required boolean not null,
          data jsonb not null,
          sort_id integer not null
        );

        create index form_fields_form on form_fields (form_id, sort_id, id);

        create index form_fields_author on form_fields (created_by) where created_by is not null;
      `,
    },
  ],
  demo: () => demoForms,
});

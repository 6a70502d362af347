import { sql } from 'drizzle-orm';
import type { FieldType } from '../../src/domain/communication/form.rule';
import type { Database } from '../database/database';

type DemoField = readonly [
  type: FieldType,
  label: string,
  name: string,
  required: boolean,
  options?: readonly string[],
];

const CONTACT: readonly DemoField[] = [
  ['text', 'Naam', 'naam', true],
  ['text', 'E-mailadres', 'e_mailadres', true],
  ['radio', 'U bent', 'u_bent', false, ['Installateur', 'Architect', 'Particulier']],
  ['textarea', 'Uw vraag', 'uw_vraag', true],
  ['checkbox', 'Onderwerpen', 'onderwerpen', false, ['Warmtepompen', 'Ventilatie', 'Vloerverwarming']],
];
const QUOTATION: readonly DemoField[] = [
  ['text', 'Bedrijf', 'bedrijf', true],
  ['text', 'Projectnaam', 'projectnaam', false],
  ['textarea', 'Gewenste producten', 'gewenste_producten', true],
  ['radio', 'Levering', 'levering', true, ['Op de bouw', 'Afhalen']],
];

/** Fields of the demonstration forms, by form name. */
const FIELDS: Readonly<Record<string, readonly DemoField[]>> = {
  'Contact': CONTACT,
  'Offerte aanvragen': QUOTATION,
  'Serviceverzoek': [...CONTACT.slice(0, 2), ['text', 'Serienummer', 'serienummer', false], ...CONTACT.slice(3, 4)],
  'Aanmelden nieuwsbrief': CONTACT.slice(0, 2),
  'Technical question': [
    ['text', 'Name', 'name', true],
    ['textarea', 'Question', 'question', true],
  ],
};

const choicesOf = (options: readonly string[]): string =>
  JSON.stringify(options.map((value) => ({ label: value, value })));

/** Adds the fields of the forms. */
export const seedForms = async (tx: Pick<Database, 'execute'>): Promise<void> => {
  for (const [form, fields] of Object.entries(FIELDS)) {
    const rows = fields.map(
      ([type, label, name, required, options = []], place) =>
        sql`(${type}, ${label}, ${name}, ${required}::boolean, ${choicesOf(options)}::jsonb, ${place + 1}::integer)`,
    );
    await tx.execute(sql`
      insert into form_fields (form_id, type, label, name, required, data, sort_id)
      select f.id, v.* from forms f
      cross join (values ${sql.join(rows, sql`, `)}) v (type, label, name, required, data, sort_id)
      where f.name = ${form}`);
  }
};

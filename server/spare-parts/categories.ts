import {
  sparePartCategoryFields as fields,
  sparePartCategoryRule,
} from '../../src/domain/spare-parts/spare-part-category.rule';
import { plainTable } from '../database/migrations/plain-table';
import { column, line, type Column } from '../shared/columns';
import { contains } from '../shared/filters';
import { plainModule } from '../shared/plain-module';
import { defineResource, onWire } from '../shared/resource';
import { ICONS } from './icons';

/** Id of an available icon, or none. */
const icon = (): Column<number | null> =>
  column<number | null>({
    parse: (sent) => (sent.trim() === '' ? null : ICONS.find(({ id }) => String(id) === sent.trim())?.id),
    blank: null,
    nullable: true,
    words: () => '',
  });

/** Rules R-SPA-01, R-SPA-02 and R-SPA-03. */
export const sparePartCategories = defineResource({
  endpoint: 'spareparts/categories',
  plural: 'categories',
  singular: 'category',
  table: 'spare_part_categories',
  right: 'spare-part-categories',
  perWebsite: false,
  columns: { label: line(fields.label.most), code_to_match: line(fields.codeToMatch.most), icon_id: icon() },
  listed: ['label'],
  sortable: ['label'],
  defaultSort: 'label',
  searched: ['label', 'code_to_match'],
  filters: { code_to_match: contains('code_to_match') },
  unique: { spare_part_categories_code: ['code_to_match'] },
  taken: 'DUPLICATE',
  problems: ({ label, code_to_match: codeToMatch }) =>
    onWire(sparePartCategoryRule({ label, codeToMatch }), { codeToMatch: 'code_to_match' }),
});

/** Label, code and icon; each demonstration sheet belongs to one category. */
const DEMO: readonly (readonly [label: string, code: string, icon: string])[] = [
  ['Brander', 'BRANDER', 'Burner'],
  ['Gasblok', 'GAS', 'Gas valve'],
  ['Hydraulisch blok', 'HYDRO', 'Pipes'],
  ['Pomp', 'POMP', 'Pump'],
  ['Ventilator', 'VENTILATOR', 'Fan'],
  ['Warmtewisselaar', 'WISSELAAR', 'Heat exchanger'],
  ['Elektronica', 'ELEKTRO', 'Electronics'],
  ['Mantel', 'MANTEL', 'Casing'],
];

/** Shared by all websites. */
export const sparePartCategoryModule = plainModule(sparePartCategories, {
  migrations: [
    {
      name: '0053-spare-part-categories',
      sql: `
        ${plainTable(
          'spare_part_categories',
          [
            'label text not null',
            'by_label text collate "C" not null',
            'code_to_match text not null',
            'by_code_to_match text collate "C" not null',
            'icon_id integer',
          ],
          ['by_label'],
        )}

        create unique index spare_part_categories_code on spare_part_categories (upper(code_to_match));
      `,
    },
  ],
  demo: () => [
    DEMO.map(([label, code_to_match, name]) => ({
      label,
      code_to_match,
      icon_id: ICONS.find((one) => one.name === name)?.id ?? null,
    })),
  ],
});

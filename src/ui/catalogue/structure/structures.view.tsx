import { structures, type StructureFilter, type StructureRow } from '../../../domain/catalogue/structure';
import type { FilterField } from '../../shared/list/filter-fields';
import { PlainList } from '../../shared/list/plain-list';
import type { FieldColumn } from '../../shared/table/field-columns';

const COLUMNS: readonly FieldColumn<StructureRow>[] = [
  { key: 'code', phone: 'title' },
  { key: 'description', share: 60, phone: 'detail' },
];
const FILTERS: readonly FilterField<StructureFilter>[] = [
  { kind: 'text', name: 'code' },
  { kind: 'text', name: 'description' },
  { kind: 'yesNo', name: 'active' },
];
const nameOf = ({ code }: Pick<StructureRow, 'code'>): string => code;

/** The structures; rows are opened, not selected. Rule R-CAT-50. */
export const StructuresView = () => (
  <PlainList
    resource={structures}
    strings="catalogue.structures"
    columns={COLUMNS}
    filters={FILTERS}
    nameOf={nameOf}
    rowClick="open"
    fixed
  />
);

import { structures, structureTable, type StructureRow } from '../../../domain/catalogue/structure';
import { PlainList } from '../../shared/list/plain-list';
import { columnsOf, filtersOf } from '../../shared/list/table-list';

const COLUMNS = columnsOf(structureTable, {
  code: { phone: 'title' },
  description: { share: 60, phone: 'detail' },
});
const FILTERS = filtersOf(structureTable);
const nameOf = ({ code }: Pick<StructureRow, 'code'>): string => code;

/** The list of structures; rows can be opened, not selected. Rule R-CAT-50. */
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

import type { UserFields } from '../../../src/domain/access/user.rule';
import { fold } from '../../../src/domain/shared/fold';

/** The columns by which people are searched and sorted; they follow the three fields. */
export const searchColumns = ({ firstname, surname, email }: UserFields) => ({
  byName: fold(`${firstname} ${surname}`),
  bySurname: fold(`${surname} ${firstname}`),
  search: fold(`${firstname} ${surname} ${email}`),
});

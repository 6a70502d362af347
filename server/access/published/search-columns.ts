import type { UserFields } from '../../../src/domain/access/user.rule';
import { fold } from '../../../src/domain/shared/fold';

/** Derived columns for searching and sorting users. */
export const searchColumns = ({ firstname, surname, email }: UserFields) => ({
  byName: fold(`${firstname} ${surname}`),
  bySurname: fold(`${surname} ${firstname}`),
  search: fold(`${firstname} ${surname} ${email}`),
});

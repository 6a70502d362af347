import { httpOffice } from '../support/http-office';
import { usergroupsContract } from './usergroups.contract';
import { usersContract } from './users.contract';

usersContract('HTTP', httpOffice);
usergroupsContract('HTTP', httpOffice);

import { httpOffice } from '../support/http-office';
import { invitationsContract } from './invitations.contract';
import { usergroupsContract } from './usergroups.contract';
import { usersContract } from './users.contract';

usersContract('HTTP', httpOffice);
usergroupsContract('HTTP', httpOffice);
invitationsContract('HTTP', httpOffice);

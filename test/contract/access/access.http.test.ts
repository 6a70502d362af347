import { overHttp } from '../support/http-backend';
import { invitationsContract } from './invitations.contract';
import { usergroupsContract } from './usergroups.contract';
import { usersContract } from './users.contract';

overHttp(usersContract, usergroupsContract, invitationsContract);

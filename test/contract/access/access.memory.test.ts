import { memoryOffice } from '../support/memory-office';
import { invitationsContract } from './invitations.contract';
import { usergroupsContract } from './usergroups.contract';
import { usersContract } from './users.contract';

usersContract('memory', () => Promise.resolve(memoryOffice()));
usergroupsContract('memory', () => Promise.resolve(memoryOffice()));
invitationsContract('memory', () => Promise.resolve(memoryOffice()));

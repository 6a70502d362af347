import { memoryBackend } from '../support/memory-backend';
import { invitationsContract } from './invitations.contract';
import { usergroupsContract } from './usergroups.contract';
import { usersContract } from './users.contract';

usersContract('memory', () => Promise.resolve(memoryBackend()));
usergroupsContract('memory', () => Promise.resolve(memoryBackend()));
invitationsContract('memory', () => Promise.resolve(memoryBackend()));

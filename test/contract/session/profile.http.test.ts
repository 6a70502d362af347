import { overHttp } from '../support/http-backend';
import { profileContract } from './profile.contract';

overHttp(profileContract);

import { overHttp } from '../support/http-office';
import { profileContract } from './profile.contract';

overHttp(profileContract);

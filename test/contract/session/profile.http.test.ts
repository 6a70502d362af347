import { overHttp } from '../support/over-http';
import { profileContract } from './profile.contract';

overHttp(profileContract);

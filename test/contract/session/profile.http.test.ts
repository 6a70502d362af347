import { httpOffice } from '../support/http-office';
import { profileContract } from './profile.contract';

profileContract('HTTP', httpOffice);

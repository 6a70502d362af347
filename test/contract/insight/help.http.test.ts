import { httpOffice } from '../support/http-office';
import { helpContract } from './help.contract';

helpContract('HTTP', httpOffice);

import { httpOffice } from '../support/http-office';
import { dnsContract } from './dns.contract';
import { errorCodesContract } from './error-codes.contract';
import { whitelistContract } from './whitelist.contract';

errorCodesContract('HTTP', httpOffice);
whitelistContract('HTTP', httpOffice);
dnsContract('HTTP', httpOffice);

import { memoryOffice } from '../support/memory-office';
import { dnsContract } from './dns.contract';
import { errorCodesContract } from './error-codes.contract';
import { whitelistContract } from './whitelist.contract';

errorCodesContract('memory', () => Promise.resolve(memoryOffice()));
whitelistContract('memory', () => Promise.resolve(memoryOffice()));
dnsContract('memory', () => Promise.resolve(memoryOffice()));

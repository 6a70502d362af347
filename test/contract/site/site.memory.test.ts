import { memoryOffice } from '../support/memory-office';
import { wholeQueryContract } from '../shared/whole-query.contract';
import { holidaysContract } from './holidays.contract';
import { popupImageContract } from './popup-image.contract';
import { popupsContract } from './popups.contract';
import { redirectsContract } from './redirects.contract';

holidaysContract('memory', () => Promise.resolve(memoryOffice()));
redirectsContract('memory', () => Promise.resolve(memoryOffice()));
popupsContract('memory', () => Promise.resolve(memoryOffice()));
wholeQueryContract('memory', () => Promise.resolve(memoryOffice()));
popupImageContract('memory', () => Promise.resolve(memoryOffice()));

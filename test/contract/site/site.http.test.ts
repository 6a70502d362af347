import { httpOffice } from '../support/http-office';
import { wholeQueryContract } from '../shared/whole-query.contract';
import { holidaysContract } from './holidays.contract';
import { popupImageContract } from './popup-image.contract';
import { popupsContract } from './popups.contract';
import { redirectsContract } from './redirects.contract';

holidaysContract('HTTP', httpOffice);
redirectsContract('HTTP', httpOffice);
popupsContract('HTTP', httpOffice);
wholeQueryContract('HTTP', httpOffice);
popupImageContract('HTTP', httpOffice);

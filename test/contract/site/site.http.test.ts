import { httpOffice } from '../support/http-office';
import { holidaysContract } from './holidays.contract';
import { popupImageContract } from './popup-image.contract';
import { popupsContract } from './popups.contract';
import { redirectsContract } from './redirects.contract';

holidaysContract('HTTP', httpOffice);
redirectsContract('HTTP', httpOffice);
popupsContract('HTTP', httpOffice);
popupImageContract('HTTP', httpOffice);

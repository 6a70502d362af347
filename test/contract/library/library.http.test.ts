import { httpOffice } from '../support/http-office';
import { libraryContract } from './library.contract';
import { picturesContract } from './pictures.contract';

libraryContract('HTTP', httpOffice);
picturesContract('HTTP', httpOffice);

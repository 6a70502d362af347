import { overHttp } from '../support/http-office';
import { libraryContract } from './library.contract';
import { picturesContract } from './pictures.contract';

overHttp(libraryContract, picturesContract);

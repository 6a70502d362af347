import { overHttp } from '../support/http-backend';
import { libraryContract } from './library.contract';
import { picturesContract } from './pictures.contract';

overHttp(libraryContract, picturesContract);

import { overHttp } from '../support/over-http';
import { libraryContract } from './library.contract';
import { picturesContract } from './pictures.contract';

overHttp(libraryContract, picturesContract);

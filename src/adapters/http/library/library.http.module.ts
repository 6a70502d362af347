import { ContainerModule } from 'inversify';
import { Library } from '../../../application/library/ports/library.port';
import { provide } from '../../../application/shared/provide.module';
import { HttpClient } from '../shared/http';
import { libraryHttp } from './library.http';

/** The media library, over HTTP. */
export const libraryHttpModule = new ContainerModule((options) => {
  provide(options, Library, libraryHttp, [HttpClient]);
});

import { ContainerModule } from 'inversify';
import { Profile } from '../../../application/session/ports/profile.port';
import { Support } from '../../../application/session/ports/support.port';
import { provide } from '../../../application/shared/provide.module';
import { HttpClient } from '../shared/http';
import { profileHttp } from './profile.http';
import { supportHttp } from './support.http';

/** The profile and support over HTTP. */
export const profileHttpModule = new ContainerModule((options) => {
  provide(options, Profile, profileHttp, [HttpClient]);
  provide(options, Support, supportHttp, [HttpClient]);
});

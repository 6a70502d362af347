import { ContainerModule } from 'inversify';
import { Profile } from '../../../application/session/ports/profile.port';
import { provide } from '../../../application/shared/provide.module';
import { HttpClient } from '../shared/http';
import { profileHttp } from './profile.http';

/** The profile over HTTP. */
export const profileHttpModule = new ContainerModule((options) => {
  provide(options, Profile, profileHttp, [HttpClient]);
});

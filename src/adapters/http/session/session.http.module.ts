import { ContainerModule } from 'inversify';
import { SessionGateway } from '../../../application/session/ports/session-gateway.port';
import { SessionSignals } from '../../../application/session/ports/session-signals.port';
import { Reports } from '../../../application/shared/ports/reports.port';
import { provide } from '../../../application/shared/provide.module';
import { Http, HttpClient } from '../shared/http';
import { ApiSettings } from '../shared/transport';
import { sessionGatewayHttp } from './session-gateway.http';

/** Milliseconds without an answer, or without upload progress, after which a call fails. */
const PATIENCE = 10_000;

/**
 * A 401 before any successful answer since the sign-in means that the browser did not store the cookie. Rule
 * R-SES-26.
 */
const sessionSignalsOf = (
  signals: SessionSignals,
): Pick<ApiSettings, 'onSignedIn' | 'onAuthenticated' | 'onUnauthenticated' | 'resumed'> => {
  let isUnproven = false;
  return {
    onSignedIn: () => {
      isUnproven = true;
    },
    onAuthenticated: () => {
      isUnproven = false;
    },
    onUnauthenticated: () => {
      signals.emitLocally(isUnproven ? 'cookie-lost' : 'ended');
    },
    resumed: () => signals.resumed(),
  };
};

/** Binds the HTTP client and the session. */
export const sessionHttpModule = new ContainerModule((options) => {
  options.bind(HttpClient).to(Http).inSingletonScope();
  provide(
    options,
    ApiSettings,
    (signals) => ({
      base: '/api/',
      // Not `crypto.randomUUID`, which browsers lack on plain HTTP.
      tab: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      timeout: PATIENCE,
      ...sessionSignalsOf(signals),
      onRightsChanged: () => {
        signals.emitLocally('rights-changed');
      },
    }),
    [SessionSignals],
  );
  provide(options, SessionGateway, sessionGatewayHttp, [HttpClient]);
  provide(options, Reports, (http) => http.reports, [HttpClient]);
});

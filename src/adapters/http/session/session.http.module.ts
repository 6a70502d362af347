import { ContainerModule } from 'inversify';
import { SessionGateway } from '../../../application/session/ports/session-gateway.port';
import { SessionSignals } from '../../../application/session/ports/session-signals.port';
import { Reports } from '../../../application/shared/ports/reports.port';
import { provide } from '../../../application/shared/provide.module';
import { Http, HttpClient } from '../shared/http';
import { ApiSettings } from '../shared/transport';
import { sessionGatewayHttp } from './session-gateway.http';

/** Milliseconds that the console waits for an answer, or for the next progress of an upload. */
const PATIENCE = 10_000;

/** A 401 before any good answer since the sign-in: the browser did not keep the cookie. Rule R-SES-26. */
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
      signals.raise(isUnproven ? 'cookie-lost' : 'ended');
    },
    resumed: () => signals.resumed(),
  };
};

/** The line to the API and the session on it. */
export const sessionHttpModule = new ContainerModule((options) => {
  options.bind(HttpClient).to(Http).inSingletonScope();
  provide(
    options,
    ApiSettings,
    (signals) => ({
      base: '/api/',
      // Not a UUID of the browser's: it makes none where people come over plain HTTP.
      tab: crypto.getRandomValues(new Uint32Array(2)).join('-'),
      patience: PATIENCE,
      ...sessionSignalsOf(signals),
      onRightsChanged: () => {
        signals.raise('rights-changed');
      },
    }),
    [SessionSignals],
  );
  provide(options, SessionGateway, sessionGatewayHttp, [HttpClient]);
  provide(options, Reports, (http) => http.reports, [HttpClient]);
});

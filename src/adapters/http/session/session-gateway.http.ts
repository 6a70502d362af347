import { taskEither } from 'fp-ts';
import { pipe } from 'fp-ts/function';
import type { SessionGateway } from '../../../application/session/ports/session-gateway.port';
import type { Answer, CallOptions } from '../../../application/shared/ports/call';
import type { Settings } from '../../../domain/shared/session';
import type { Http } from '../shared/http';
import type { Call } from '../shared/request';
import { Nothing, type Reader } from '../shared/wire';
import { MeAnswer, MenuAnswer, StringsAnswer, WebsiteAnswer, type SentSettings } from './session.codec';

/**
 * The session over HTTP. In the first check of the session, a 401 means "signed out"; menu and website are requested at
 * the same time and share that check. Later, a 401 ends the session. Rule R-SES-28.
 */
export const sessionGatewayHttp = (http: Http): SessionGateway => {
  let looked = false;
  let known: { readonly shown: Settings; readonly sent: SentSettings } | null = null;
  const read = <A>(call: Call, reader: Reader<A>, options?: CallOptions): Answer<A> =>
    pipe(
      http.call(call, reader, options),
      taskEither.map(({ body }) => body),
    );
  const act = (call: Call, options?: CallOptions): Answer<void> =>
    pipe(
      http.call(call, Nothing, options),
      taskEither.map(() => undefined),
    );
  const look = <A>(path: string, reader: Reader<A>, options?: CallOptions): Answer<A> =>
    read({ method: 'GET', path, mayBeSignedOut: !looked, isForStart: true }, reader, options);
  return {
    signIn: ({ email, password }, options) =>
      act(
        {
          method: 'POST',
          path: 'login',
          form: { email: email.trim(), password },
          mayBeSignedOut: true,
          startsSession: true,
        },
        options,
      ),
    signOut: (options) =>
      act({ method: 'POST', path: 'logout', form: {}, mayBeSignedOut: true, startsSession: false }, options),
    me: (options) =>
      pipe(
        look('me', MeAnswer, options),
        // A 401 of `me` is an answer: nobody is signed in.
        taskEither.mapLeft((failure) => (failure.kind === 'Unauthenticated' ? { kind: failure.kind } : failure)),
        taskEither.map(({ me, sent }) => {
          known = { shown: me.settings, sent };
          return me;
        }),
        (answer) => () =>
          answer().finally(() => {
            looked = true;
          }),
      ),
    menu: (options) => look('menu', MenuAnswer, options),
    website: (options) => look('website', WebsiteAnswer, options),
    saveSettings: (settings, options) => {
      // A setting that the console does not know is sent back unchanged. Rule R-SHR-60.
      const of = (name: keyof Settings): string =>
        known?.shown[name] === settings[name] ? known.sent[name] : settings[name];
      const form = { language: of('language'), date: of('date'), time: of('time') };
      return act({ method: 'PUT', path: 'me/settings', form }, options);
    },
    switchWebsite: (website, options) => act({ method: 'POST', path: 'website', form: { active: website } }, options),
    checkInvitation: ({ email, code }, options) =>
      act({ method: 'GET', path: 'accept/check', query: { code, email }, mayBeSignedOut: true }, options),
    acceptInvitation: ({ email, code }, { firstname, surname, password, language }, options) =>
      act(
        {
          method: 'POST',
          path: 'accept',
          form: { firstname: firstname.trim(), surname: surname.trim(), password, language, code, email },
          mayBeSignedOut: true,
          startsSession: true,
        },
        options,
      ),
    requestReset: (email, options) =>
      act({ method: 'POST', path: 'reset', form: { email: email.trim() }, mayBeSignedOut: true }, options),
    checkReset: ({ email, code }, options) =>
      act({ method: 'GET', path: 'reset/check', query: { code, email }, mayBeSignedOut: true }, options),
    saveNewPassword: ({ email, code }, password, options) =>
      act({ method: 'POST', path: 'reset/save', form: { email, code, password }, mayBeSignedOut: true }, options),
    strings: (language, options) =>
      read(
        {
          method: 'GET',
          path: language === null ? 'lang' : `lang/${language}`,
          ...(options?.context !== undefined && { query: { context: options.context } }),
          mayBeSignedOut: true,
          isForStart: true,
        },
        StringsAnswer,
        options,
      ),
  };
};

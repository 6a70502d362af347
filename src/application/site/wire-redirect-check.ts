import { fromPromise } from 'xstate';
import { defaultQuery } from '../../domain/shared/list-query';
import { redirects, type RedirectKind } from '../../domain/site/redirect';
import type { ResourceGateway } from '../shared/ports/resource-gateway.port';
import { readAll } from '../shared/read-all';
import { token } from '../shared/token';
import { redirectCheckMachine } from './redirect-check.machine';

export type WiredRedirectCheck = typeof redirectCheckMachine;
export const WiredRedirectCheck = token<WiredRedirectCheck>('wired-redirect-check');

/** Ascending by creation, so that new rules do not shift unread pages. */
const QUERY = { ...defaultQuery(redirects.noFilter), sort: { field: 'datetime', order: 'asc' } } as const;

export const wireRedirectCheck = (gateway: ResourceGateway<RedirectKind>): WiredRedirectCheck =>
  redirectCheckMachine.provide({
    actors: {
      readRules: fromPromise(({ input, signal }) =>
        readAll<RedirectKind>(gateway, QUERY, { signal, onCount: input.onCount })(),
      ),
    },
  });

import { fromPromise } from 'xstate';
import { token } from '../shared/token';
import type { TermUsage } from './ports/term-usage.port';
import { termUsageMachine } from './term-usage.machine';

/** The usage of a tag or category with its port plugged in. */
export type WiredTermUsage = typeof termUsageMachine;
export const WiredTermUsage = token<WiredTermUsage>('wired-term-usage');

export const wireTermUsage = (usage: TermUsage): WiredTermUsage =>
  termUsageMachine.provide({ actors: { loadUsage: fromPromise(({ input: { module, id }, signal }) => usage.usage(module, id, { signal })()) } });

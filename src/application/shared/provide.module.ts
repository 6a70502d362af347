import type { ContainerModuleLoadOptions } from 'inversify';
import type { Token } from './token';

/** A token whose service can be used as a `Service`. */
type TokenFor<Service> = symbol & { readonly service?: (service: never) => Service };

/** Tokens of the parameters of a factory, in their order: a wrong one is a compile error. */
export type TokensOf<Services extends readonly unknown[]> = {
  readonly [Place in keyof Services]: TokenFor<Services[Place]>;
};

/**
 * Binds one service for the life of the container: made on first use, from the services it asks for.
 * Inversify's own `toResolvedValue` takes any symbol for any type; this takes only the right ones.
 */
export const provide = <Service, Services extends readonly unknown[]>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  service: Token<Service>,
  make: (...services: Services) => Service,
  needs: TokensOf<Services>,
): void => {
  // The container hands over what `needs` names, in that order; the types above hold it to that.
  bind<Service>(service)
    .toResolvedValue((...found: unknown[]) => make(...(found as unknown as Services)), [...needs])
    .inSingletonScope();
};

/** Binds a service in place of the one that is bound already. */
export const replace = <Service, Services extends readonly unknown[]>(
  options: Pick<ContainerModuleLoadOptions, 'bind' | 'unbind'>,
  service: Token<Service>,
  make: (...services: Services) => Service,
  needs: TokensOf<Services>,
): void => {
  options.unbind(service);
  provide(options, service, make, needs);
};

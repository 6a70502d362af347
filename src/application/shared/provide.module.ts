import type { ContainerModuleLoadOptions } from 'inversify';
import type { Token } from './token';

/** Token of a service that is assignable to `Service`. */
type TokenFor<Service> = symbol & { readonly service?: (service: never) => Service };

/** Tokens of the parameters of a factory, in order; a wrong one is a compile error. */
export type TokensOf<Services extends readonly unknown[]> = {
  readonly [Place in keyof Services]: TokenFor<Services[Place]>;
};

/**
 * Binds a singleton that is created on first use. Type-checked, unlike Inversify's `toResolvedValue`, which accepts any
 * symbol for any type.
 */
export const provide = <Service, Services extends readonly unknown[]>(
  { bind }: Pick<ContainerModuleLoadOptions, 'bind'>,
  service: Token<Service>,
  make: (...services: Services) => Service,
  needs: TokensOf<Services>,
): void => {
  // The container passes the services of `needs` in order; the types above ensure that they match.
  bind<Service>(service)
    .toResolvedValue((...found: unknown[]) => make(...(found as unknown as Services)), [...needs])
    .inSingletonScope();
};

/** Replaces the binding of a service. */
export const replace = <Service, Services extends readonly unknown[]>(
  options: Pick<ContainerModuleLoadOptions, 'bind' | 'unbind'>,
  service: Token<Service>,
  make: (...services: Services) => Service,
  needs: TokensOf<Services>,
): void => {
  options.unbind(service);
  provide(options, service, make, needs);
};

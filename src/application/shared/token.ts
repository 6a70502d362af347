/** Typed container token; interface and token share one name. */
export type Token<Service> = symbol & { readonly service?: (service: Service) => Service };

/** Equal names give the same token, also across chunks. */
export const token = <Service>(name: string): Token<Service> => Symbol.for(`kantoor.${name}`);

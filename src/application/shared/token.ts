/** A name under which the container keeps a service of one type; interface and token share one name. */
export type Token<Service> = symbol & { readonly service?: (service: Service) => Service };

/** Makes the token; equal names give the same one, so that chunks loaded later agree with the first. */
export const token = <Service>(name: string): Token<Service> => Symbol.for(`kantoor.${name}`);

import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Token } from '../../../application/shared/token';

/** Where services come from: the container, or a test's own. */
export interface ServiceSource {
  get<Service>(service: Token<Service>): Service;
}

const SourceContext = createContext<ServiceSource | null>(null);

interface ServiceProviderProps {
  readonly services: ServiceSource;
  readonly children: ReactNode;
}

/** Hands the services to the views below it. */
export const ServiceProvider = ({ services, children }: ServiceProviderProps) =>
  createElement(SourceContext, { value: services }, children);

/** A service by its token; for the roots of views and for bridges, so that what lies below takes props only. */
export const useService = <Service>(service: Token<Service>): Service => {
  const source = useContext(SourceContext);
  if (source === null) throw new Error('A view stands outside the service provider');
  return source.get(service);
};

import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Token } from '../../../application/shared/token';

/** The container, or a stub in a test. */
export interface ServiceSource {
  get<Service>(service: Token<Service>): Service;
}

const SourceContext = createContext<ServiceSource | null>(null);

interface ServiceProviderProps {
  readonly services: ServiceSource;
  readonly children: ReactNode;
}

export const ServiceProvider = ({ services, children }: ServiceProviderProps) =>
  createElement(SourceContext, { value: services }, children);

/** Resolves a service by token; for view roots and bridges only. */
export const useService = <Service>(service: Token<Service>): Service => {
  const source = useContext(SourceContext);
  if (source === null) throw new Error('A view stands outside the service provider');
  return source.get(service);
};

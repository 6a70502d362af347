import type { Container } from 'inversify';
import { createContext, createElement, useContext, type ReactNode } from 'react';
import type { Token } from '../../application/shared/token';

const ContainerContext = createContext<Container | null>(null);

interface ServiceProviderProps {
  readonly container: Container;
  readonly children: ReactNode;
}

/** Hands the container to the views below it. */
export const ServiceProvider = ({ container, children }: ServiceProviderProps) =>
  createElement(ContainerContext, { value: container }, children);

/** A service by its token; for the roots of views and for bridges, so that what lies below takes props only. */
export const useService = <Service>(service: Token<Service>): Service => {
  const container = useContext(ContainerContext);
  if (container === null) throw new Error('A view stands outside the service provider');
  return container.get<Service>(service);
};

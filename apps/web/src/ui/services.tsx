import { createContext, useContext, useState, type ReactNode } from "react";

/** Makes something that outlives the pages which use it. Says how long its content lives and how large it grows. */
type Make<Service> = () => Service;

type Services = { of<Service>(make: Make<Service>): Service };

function createServices(): Services {
  const made = new Map<Make<unknown>, unknown>();
  return {
    of<Service>(make: Make<Service>): Service {
      if (!made.has(make)) made.set(make, make());
      return made.get(make) as Service;
    },
  };
}

const ServicesContext = createContext<Services | undefined>(undefined);

/**
 * What pages of this tab keep beyond their own life, in place of variables of modules (ADR 0115): begun with the application,
 * gone with the tab. One of each, made where it is used first, so that its code comes with the pages that need it.
 */
export function ServicesProvider({ children }: { children: ReactNode }) {
  const [services] = useState(createServices);
  return <ServicesContext value={services}>{children}</ServicesContext>;
}

export function useService<Service>(make: Make<Service>): Service {
  const services = useContext(ServicesContext);
  if (!services) throw new Error("there is no ServicesProvider");
  return services.of(make);
}

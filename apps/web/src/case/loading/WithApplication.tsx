import type { ReactNode } from "react";
import { Link } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import { Page } from "../../shell/Page.tsx";
import { useText } from "../../ui/language.tsx";
import { ApplicationGate } from "./ApplicationGate.tsx";
import { applicationName } from "../applicationNames.ts";
import { ownApplicationsQuery } from "../operations.ts";
import { text } from "../text.ts";

const noVariables = {};

type Props = {
  /** Of the address, which may name none. */
  applicationId: string | undefined;
  /** The same page of an application. */
  path: (applicationId: string) => string;
  children: (applicationId: string) => ReactNode;
};

/** A page whose address is the specification's and may name no application: then the only one there is, or a choice. */
export function WithApplication({ applicationId, path, children }: Props) {
  return applicationId === undefined ? <Choice path={path}>{children}</Choice> : children(applicationId);
}

function Choice({ path, children }: Omit<Props, "applicationId">) {
  const t = useText();
  const { data, failure, reload } = useQuery(ownApplicationsQuery, noVariables);
  return (
    <ApplicationGate value={data?.applications} failure={failure} onRetry={reload}>
      {(applications) => {
        const [only] = applications;
        if (only && applications.length === 1) return children(only.id);
        return (
          <Page title={t(text.chooseApplication)}>
            {only ? (
              <ul>
                {applications.map((application) => (
                  <li key={application.id}>
                    <Link href={path(application.id)}>{t(applicationName(application.type))}</Link>
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t(text.noApplicationYet)}</p>
            )}
          </Page>
        );
      }}
    </ApplicationGate>
  );
}

import type { ResultOf } from "../../../api/graphql.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useText } from "../../../ui/language.tsx";
import { AddOrganisation } from "./AddOrganisation.tsx";
import { organisationsQuery } from "./operations.ts";
import { organisationsText as text } from "./organisations.text.ts";
import { RegistrationLinks } from "./RegistrationLinks.tsx";
import { SignOnSettings } from "./SignOnSettings.tsx";
import { NotYours } from "../NotYours.tsx";

type Organisation = ResultOf<typeof organisationsQuery>["organisations"][number];

const noVariables = {};

/** Schools and agencies, each with the links by which people join. */
export function OrganisationsPage() {
  const t = useText();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(organisationsQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  return (
    <Page title={t(text.title)} width="wide" backHref="/administration">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>{t(text.lead)}</p>
      <AddOrganisation onAdded={reload} />
      {!data && !failure && <Spinner />}
      {data?.organisations.length === 0 && <p>{t(text.none)}</p>}
      {data?.organisations.map((organisation) => (
        <OneOrganisation key={organisation.id} organisation={organisation} onChanged={reload} />
      ))}
    </Page>
  );
}

function OneOrganisation({ organisation, onChanged }: { organisation: Organisation; onChanged: () => void }) {
  const t = useText();
  const { id, kind, name, links } = organisation;
  return (
    <section aria-labelledby={`organisation-${id}`}>
      <h2 id={`organisation-${id}`}>
        {t(text.nameOfKind, { name, kind: t(kind === "school" ? text.school : text.agent) })}
      </h2>
      <SignOnSettings organisation={organisation} onChanged={onChanged} />
      <RegistrationLinks organisationId={id} links={links} onChanged={onChanged} />
    </section>
  );
}

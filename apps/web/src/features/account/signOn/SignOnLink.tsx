import { Link, useSearch } from "wouter";
import { useQuery } from "../../../api/useQuery.ts";
import { useText } from "../../../ui/language.tsx";
import { signOnOrganisationsQuery } from "./operations.ts";
import { signOnText as text } from "./signOn.text.ts";

const noVariables = {};

/** Leads, with the page that they wanted, to the schools and agencies through which people can sign in, where there are any. */
export function SignOnLink() {
  const t = useText();
  const search = useSearch();
  const { data } = useQuery(signOnOrganisationsQuery, noVariables);
  if (!data || data.signOnOrganisations.length === 0) return null;
  return (
    <p>
      <Link href={search === "" ? "/sign-on" : `/sign-on?${search}`}>{t(text.link)}</Link>
    </p>
  );
}

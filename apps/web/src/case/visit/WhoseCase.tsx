import { useEffect } from "react";
import { Link } from "wouter";
import { useQuery } from "../../api/useQuery.ts";
import type { WhoseCase as Whose } from "../../shell/Page.tsx";
import { useText } from "../../ui/language.tsx";
import { planPath } from "../loading/addresses.ts";
import { ownerOfCaseQuery } from "./operations.ts";
import { titleOfCase } from "./titleOfCase.ts";

type Props = { applicationId: string; onKnown: (whose: Whose | undefined) => void };

/** Asks once whose case the pages show, for those who work on many. */
export function WhoseCase({ applicationId, onKnown }: Props) {
  const t = useText();
  const { data } = useQuery(ownerOfCaseQuery, { id: applicationId });
  const application = data?.application;
  useEffect(() => {
    if (!application) return undefined;
    const name = titleOfCase(application, t);
    onKnown({ name, line: <Link href={planPath(applicationId)}>{name}</Link> });
    return () => onKnown(undefined);
  }, [application, applicationId, onKnown, t]);
  return null;
}

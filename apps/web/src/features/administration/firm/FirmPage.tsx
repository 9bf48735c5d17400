import { firmParts } from "@boreal/domain/office/firm";
import type { OfficeValues } from "@boreal/domain/office/officeField";
import { Link } from "wouter";
import { send } from "../../../api/send.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { OfficeForm } from "../../../case/office/OfficeForm.tsx";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { useMe } from "../../../shell/session.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useText } from "../../../ui/language.tsx";
import { NotYours } from "../NotYours.tsx";
import { firmQuery, saveFirmMutation } from "../operations.ts";
import { firmText as text } from "./firm.text.ts";

const noVariables = {};

/** Who the firm is: name, address, how to reach it, tax numbers. */
export function FirmPage() {
  const t = useText();
  const isAdministrator = useMe().role === "admin";
  const { data, failure, reload } = useQuery(firmQuery, isAdministrator ? noVariables : undefined);
  if (!isAdministrator) {
    return (
      <Page title={t(text.title)} backHref="/">
        <NotYours />
      </Page>
    );
  }
  const firm = data?.firm;
  return (
    <Page title={t(text.title)} backHref="/administration">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>
        {t(text.lead)} <Link href="/account/representative">{t(text.own)}</Link>
      </p>
      {!data && !failure && <Spinner />}
      {firm && (
        <OfficeForm
          key={firm.version}
          parts={firmParts}
          known={firm.values as OfficeValues}
          onSave={async (values) =>
            (await send(saveFirmMutation, { values, baseVersion: firm.version })).saveFirm.refusals
          }
          onSaved={reload}
        />
      )}
    </Page>
  );
}

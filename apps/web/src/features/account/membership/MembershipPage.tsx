import { membershipParts } from "@boreal/domain/office/membership";
import type { OfficeValues } from "@boreal/domain/office/officeField";
import { send } from "../../../api/send.ts";
import { useQuery } from "../../../api/useQuery.ts";
import { OfficeForm } from "../../../case/office/OfficeForm.tsx";
import { FailureBanner } from "../../../shell/chrome/FailureBanner.tsx";
import { Page } from "../../../shell/Page.tsx";
import { isLegalTeam, useMe } from "../../../shell/session.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { useText } from "../../../ui/language.tsx";
import { membershipQuery, saveMembershipMutation } from "../operations.ts";
import { membershipText as text } from "./membership.text.ts";

const noVariables = {};

/** As what somebody of the office acts for applicants: it fills in the forms of the cases that are assigned to them. */
export function MembershipPage() {
  const t = useText();
  const ofTeam = isLegalTeam(useMe().role);
  const { data, failure, reload } = useQuery(membershipQuery, ofTeam ? noVariables : undefined);
  return (
    <Page title={t(text.title)} backHref="/account">
      <FailureBanner failure={failure} onRetry={reload} />
      <p>{t(ofTeam ? text.lead : text.notYours)}</p>
      {ofTeam && !data && !failure && <Spinner />}
      {data && ofTeam && (
        <OfficeForm
          parts={membershipParts}
          known={(data.membership ?? {}) as OfficeValues}
          onSave={async (membership) =>
            (await send(saveMembershipMutation, { membership }, { repeatable: true })).saveMembership.refusals
          }
          onSaved={reload}
        />
      )}
    </Page>
  );
}

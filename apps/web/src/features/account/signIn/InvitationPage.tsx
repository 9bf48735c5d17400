import { text } from "../text.ts";
import { TokenPage } from "./TokenPage.tsx";

/** Where the link of an invitation leads. */
export function InvitationPage() {
  return (
    <TokenPage
      purpose="invitation"
      words={{
        title: text.invitationTitle,
        lead: text.invitationLead,
        signedOut: text.invitationSignedOut,
        accept: text.invitationAccept,
        missing: text.invitationMissing,
        done: text.invitationDone,
      }}
    />
  );
}

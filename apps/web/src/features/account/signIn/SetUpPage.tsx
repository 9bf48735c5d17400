import { text } from "../text.ts";
import { TokenPage } from "./TokenPage.tsx";

/** Where the link leads that the server prints at its first start. */
export function SetUpPage() {
  return (
    <TokenPage
      purpose="setUp"
      words={{
        title: text.setUpTitle,
        lead: text.setUpLead,
        signedOut: text.setUpSignedOut,
        accept: text.setUpClaim,
        missing: text.setUpMissing,
        done: text.setUpDone,
      }}
    />
  );
}

import type { BilingualText } from "../../../ui/language.tsx";
import { send } from "../../../api/send.ts";
import { setAgreementMutation } from "../operations.ts";

/** Stores the person's decision about the statement of an agreement page; what comes back says why it was not taken. */
export async function decideAgreement(applicationId: string, agreed: boolean): Promise<BilingualText | undefined> {
  const { setAgreement } = await send(setAgreementMutation, { applicationId, agreed }, { repeatable: true });
  return setAgreement.refusals[0]?.text;
}

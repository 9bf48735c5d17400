import { setAgreement } from "../../commands/answers/setAgreement.ts";
import { mayAgree } from "../../policies/assessment.ts";
import { builder } from "../builder.ts";
import { ApplicationResultRef } from "../refs.ts";

export function addAgreementMutation(): void {
  builder.mutationField("setAgreement", (t) =>
    t.field({
      type: ApplicationResultRef,
      extensions: { policy: mayAgree },
      description:
        "What the applicant says on an agreement page; it is application.agreedToDisclaimer of the case file.",
      args: { applicationId: t.arg.id({ required: true }), agreed: t.arg.boolean({ required: true }) },
      resolve: async (_, given, { actor, deps, thenInvalidate }) =>
        await thenInvalidate(setAgreement(deps, actor, given)),
    }),
  );
}

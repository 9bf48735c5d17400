import { listOf, oneOf } from "../../../kernel/shape.ts";
import { reasonsForContactingIrcc } from "../../application.ts";
import { about } from "../../sensitivity.ts";

/** Why IRCC is contacted, as the person says it in a request; the field of the application has the same name (ADR 0195). */
export const contactReasonsAnswers = about("nothingSensitive", {
  reasonsForContactingIRCC: listOf(oneOf(reasonsForContactingIrcc)),
});

import type { CaseReader } from "../../caseFile/reader.ts";
import { isVisitorVisa } from "../../conditions/application/application.ts";
import { isSuperVisa } from "../../conditions/visit/visitorVisa.ts";
import type { Outcome } from "../../kernel/condition.ts";
import type { Text } from "../../kernel/text.ts";
import { said } from "../files/saidInFile.ts";
import { documentWarning, notRaised, type DocumentWarning } from "../warning.ts";

/** The visa that came, where a super visa was asked for. */

const anotherVisa: Text = {
  en: "you asked for a super visa, and the visa in this document is of another kind",
  fr: "vous avez demandé un super visa, et le visa de ce document est d’un autre type",
};

const isSuper = /super|\bPG-?1\b/iu;

function isOtherVisa(the: CaseReader): Outcome {
  const kind = said(the.document(), "visaType");
  if (kind === undefined || isSuper.test(kind)) return notRaised;
  return isVisitorVisa.evaluate(the).holds && isSuperVisa.evaluate(the).holds
    ? { holds: true, because: [anotherVisa] }
    : notRaised;
}

export const superVisaDocumentWarnings: readonly DocumentWarning[] = [
  documentWarning({
    id: "notSuperVisa",
    isBlocking: true,
    isPopUp: false,
    relatedFields: ["applicantFullName", "closingBalance"],
    ofField: "visaType",
    raisedWhen: isOtherVisa,
    name: { en: "Not Super Visa", fr: "Visa qui n’est pas un super visa" },
    message: { en: "This visa is not a super visa.", fr: "Ce visa n’est pas un super visa." },
    fix: {
      en: "Check the kind of visa that was read. If it is right, talk to your legal team.",
      fr: "Vérifiez le type de visa lu. S’il est exact, parlez à votre équipe juridique.",
    },
  }),
];

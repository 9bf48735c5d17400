import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import type { Cad } from "../../kernel/money.ts";
import { forPersons } from "../../tables/money/householdAmounts.ts";
import { hostMinimumIncome, visitorIncomeFillsGap } from "../../tables/visit/superVisa.ts";

/** The income of a super visa host (document 3 section 9.3; docs/facts/programmes.md section 2). */

/** The host and everybody else who counts: "count plus one" in the specification. */
export function hostFamilySize(the: CaseReader): number | undefined {
  const others = the.answer("vvNumberOfFamilyMembers");
  return others === undefined ? undefined : others + 1;
}

/** Gross yearly income by the size of the family; nothing while the size or the row is not known. */
export function hostIncomeNeeded(the: CaseReader): Cad | undefined {
  const [persons, row] = [hostFamilySize(the), the.row(hostMinimumIncome)];
  return persons === undefined || !row.found ? undefined : forPersons(row.row.value, persons);
}

export const hostIncomeIsKnown = says(
  "hostIncomeIsKnown",
  {
    en: "the income for a family of this size is known",
    fr: "le revenu pour une famille de cette taille est connu",
  },
  (the) => hostIncomeNeeded(the) !== undefined,
);

export const hostIncomeNotAnswered = says(
  "hostIncomeNotAnswered",
  {
    en: "it is not answered yet whether the host earns the income that a super visa asks for",
    fr: "on ne sait pas encore si l’hôte gagne le revenu exigé pour un super visa",
    to: {
      host: {
        en: "it is not answered yet whether you earn the income that a super visa asks for",
        fr: "on ne sait pas encore si vous gagnez le revenu exigé pour un super visa",
      },
    },
  },
  (the) => the.answer("vvHasFamilyFundsRequired") === undefined,
);

export const hostSizeNotAnswered = says(
  "hostSizeNotAnswered",
  {
    en: "the number of people in the host’s family is not answered yet",
    fr: "le nombre de personnes dans la famille de l’hôte n’est pas encore indiqué",
    to: {
      host: {
        en: "the number of people in your family is not answered yet",
        fr: "le nombre de personnes dans votre famille n’est pas encore indiqué",
      },
    },
  },
  (the) => hostFamilySize(the) === undefined,
);

export const hostEarnsEnough = says(
  "hostEarnsEnough",
  {
    en: "you said that the host earns the income that is asked for",
    fr: "vous avez dit que l’hôte gagne le revenu exigé",
    to: {
      host: {
        en: "you said that you earn the income that is asked for",
        fr: "vous avez dit que vous gagnez le revenu exigé",
      },
    },
  },
  (the) => the.answer("vvHasFamilyFundsRequired") === true,
);

export const visitorIncomeMayFillGap = says(
  "visitorIncomeMayFillGap",
  {
    en: "the host earns less, and since 2026 the visitor’s own income may fill the gap once the host reaches a share that was not published",
    fr: "l’hôte gagne moins et, depuis 2026, le revenu de la personne qui visite peut combler l’écart une fois que l’hôte atteint une part qui n’a pas été publiée",
    to: {
      host: {
        en: "you earn less, and since 2026 the visitor’s own income may fill the gap once you reach a share that was not published",
        fr: "vous gagnez moins et, depuis 2026, le revenu de la personne qui visite peut combler l’écart une fois que vous atteignez une part qui n’a pas été publiée",
      },
      visitor: {
        en: "the host earns less, and since 2026 your own income may fill the gap once the host reaches a share that was not published",
        fr: "l’hôte gagne moins et, depuis 2026, votre revenu peut combler l’écart une fois que l’hôte atteint une part qui n’a pas été publiée",
      },
    },
  },
  (the) => {
    const rule = the.row(visitorIncomeFillsGap);
    return rule.found && rule.row.value;
  },
);

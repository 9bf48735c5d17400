import type { CaseReader } from "@boreal/domain/caseFile/reader";
import type { ApplicationType } from "@boreal/domain/caseFile/application";
import { pageName } from "@boreal/domain/vault/pageName";
import type { Text } from "@boreal/domain/kernel/text";
import { stepsOf } from "@boreal/domain/questionnaire/flow";
import { isSameText } from "../../ui/halves.ts";
import { familyPath, formsPath, personalHistoryPath, stepPath, vaultPagePath } from "../loading/addresses.ts";
import { questionOf } from "./questionOf.ts";
import { text } from "../text.ts";
import type { PageOf } from "../loading/usePageOf.ts";

/** A fact as a person knows it: the question, the person or the page it comes from; with its address where there is one. */
export type FactLink = { readonly label: Text; readonly href?: string };

/** `the`: the case, by which some pages are called, where it is known. */
type LinkContext = {
  readonly applicationId: string;
  readonly type: ApplicationType;
  readonly the: CaseReader | undefined;
};

const applicationFacts: Readonly<Record<string, Text>> = {
  "application.type": text.theType,
  "application.status": text.theStatus,
  "application.receivedDate": text.theReceivedDate,
};

/** Turns the address of a fact (`answers.previousVisas[0].country`) into what is shown for it. `pageOf` names vault pages. */
export function factLink(ref: string, { applicationId, type, the }: LinkContext, pageOf: PageOf): FactLink {
  const [kind, rest] = cut(ref);
  switch (kind) {
    case "today":
      return { label: text.today };
    case "answers": {
      const asked =
        questionOf(stepsOf(type), rest, { the }) ?? questionOf(stepsOf(type), rest.replace(/[.[].*$/, ""), { the });
      return asked ? { label: asked.question, href: stepPath(applicationId, asked.stepId) } : { label: text.anAnswer };
    }
    case "dependents":
      return { label: text.theFamily, href: familyPath(applicationId) };
    case "documents": {
      const page = pageOf(rest);
      if (!page) return { label: text.allDocuments };
      const name = pageName(page, null, the);
      return {
        label: inTheVault(name),
        ...(page.person === "child" ? {} : { href: vaultPagePath(applicationId, page.slug) }),
      };
    }
    case "application":
      return { label: applicationFacts[ref] ?? text.theApplication };
    case "forms":
      return { label: text.theForms, href: formsPath(applicationId) };
    case "profile":
      return { label: text.theLife, href: personalHistoryPath(applicationId) };
    default:
      return { label: text.theAccount };
  }
}

/** The same thing said once, in the order of reading. */
export function factLinks(refs: readonly string[], place: LinkContext, pageOf: PageOf): readonly FactLink[] {
  const links = refs.map((ref) => factLink(ref, place, pageOf));
  return links.filter((link, index) => links.findIndex((other) => isSameText(other.label, link.label)) === index);
}

function cut(ref: string): readonly [string, string] {
  const dot = ref.search(/[.[]/);
  return dot < 0 ? [ref, ""] : [ref.slice(0, dot), ref.slice(dot + 1)];
}

const inTheVault = (name: Text): Text => ({
  en: text.inTheVault.en.replace("{name}", name.en),
  fr: text.inTheVault.fr.replace("{name}", name.fr),
});

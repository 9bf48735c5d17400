import type { CaseReader } from "../../caseFile/reader.ts";
import { says } from "../../caseFile/rule.ts";
import { visitorMayBringChildren } from "./visitParty.ts";

/**
 * The children of a visitor are counted by the questions (document 3 section 3.2), and each needs an application of their own:
 * their pages and forms are there once they are added to the family (ADR 0223).
 */

/** How many come with a visitor; nothing while it is not answered, or where no child can come. */
export function visitorChildrenComing(the: CaseReader): number | undefined {
  if (the.application("type") !== "VisitorVisa" || !visitorMayBringChildren.evaluate(the).holds) return undefined;
  const come = the.answer("vvIncludeChildren");
  if (come === undefined) return undefined;
  return come ? the.answer("vvAccompanyingChildren") : 0;
}

export const visitorChildrenAreNotAdded = says(
  "visitorChildrenAreNotAdded",
  {
    en: "more children come along than are added to this application",
    fr: "plus d’enfants viennent qu’il n’en est ajouté à cette demande",
  },
  (the) => {
    const count = visitorChildrenComing(the);
    return count !== undefined && the.children().length < count;
  },
);

export const moreVisitorChildrenThanCome = says(
  "moreVisitorChildrenThanCome",
  {
    en: "more children are added to this application than come along",
    fr: "plus d’enfants sont ajoutés à cette demande qu’il n’en vient",
  },
  (the) => {
    const count = visitorChildrenComing(the);
    return count !== undefined && the.children().length > count;
  },
);

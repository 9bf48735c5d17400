import type { Text } from "../../kernel/text.ts";

/** Whose document it is, by the spelling of its page. `family`: somebody of the family, not told apart. */
export type PageOwner = keyof typeof owners;

type OwnerFacts = {
  readonly begins: readonly string[];
  readonly ends?: string;
  readonly slot: string;
  /** To stand after the name of a document; nothing where it is the applicant’s own. */
  readonly of?: Text;
};

/** `begins` and `ends`: how the pages of that person begin or end; `slot`: how their slots begin. The longer beginning comes first. */
export const owners = {
  visitorSpouse: {
    begins: ["visitor-visa-spouse-"],
    slot: "visitorSpouse",
    of: { en: "of the visitor’s spouse or partner", fr: "du conjoint ou partenaire de la personne qui visite" },
  },
  visitor: {
    begins: ["visitor-visa-visitor-"],
    slot: "visitor",
    of: { en: "of the visitor", fr: "de la personne qui visite" },
  },
  hostSpouse: {
    begins: ["visitor-visa-host-spouse-"],
    slot: "hostSpouse",
    of: { en: "of the host’s spouse or partner", fr: "du conjoint ou partenaire de l’hôte" },
  },
  host: { begins: ["visitor-visa-host-", "host-"], slot: "host", of: { en: "of the host", fr: "de l’hôte" } },
  secondFinancialSupporter: {
    begins: ["second-financial-supporter-"],
    slot: "secondFinancialSupporter",
    of: { en: "of the second financial supporter", fr: "de la deuxième personne qui soutient" },
  },
  financialSupporter: {
    begins: ["financial-supporter-"],
    slot: "financialSupporter",
    of: { en: "of the financial supporter", fr: "de la personne qui soutient" },
  },
  spouse: {
    begins: ["spe-family-spouse-", "spouse-"],
    ends: "-spouse",
    slot: "spouse",
    of: { en: "of your spouse or partner", fr: "de votre conjoint ou partenaire" },
  },
  child: {
    begins: ["spe-family-child-", "child-"],
    ends: "-child",
    slot: "child",
    of: { en: "of your child {n}", fr: "de votre enfant {n}" },
  },
  family: { begins: [], slot: "", of: { en: "of a family member", fr: "d’un membre de la famille" } },
  main: { begins: [], slot: "" },
} as const satisfies Record<string, OwnerFacts>;

/** Words to stand after the name of a document; nothing where it is the applicant’s own. */
export const wordsOfOwner = (owner: PageOwner): Text | undefined => {
  const facts: OwnerFacts = owners[owner];
  return facts.of;
};

const everyOwner = Object.keys(owners) as readonly PageOwner[];
const firstWord = (name: string): string => name.slice(0, name.indexOf("-") + 1);
/** Owners whose pages may begin with a word; most pages begin with none of these. */
const ownersByWord = Map.groupBy(
  everyOwner.flatMap((owner) => owners[owner].begins.map((beginning) => ({ owner, beginning }))),
  ({ beginning }) => firstWord(beginning),
);

/** Whose page it is, and what the applicant’s own page of the kind is called. */
export type Spelling = { readonly owner: PageOwner; readonly ownName: string };

export function spellingOf(page: string): Spelling {
  const beginnings = ownersByWord.get(firstWord(page));
  const ofOther = beginnings?.find(({ beginning }) => page.startsWith(beginning));
  if (ofOther) return { owner: ofOther.owner, ownName: page.slice(ofOther.beginning.length) };
  const { spouse, child } = owners;
  if (page.endsWith(spouse.ends)) return { owner: "spouse", ownName: page.slice(0, -spouse.ends.length) };
  return page.endsWith(child.ends)
    ? { owner: "child", ownName: page.slice(0, -child.ends.length) }
    : { owner: "main", ownName: page };
}

/** Whose papers lie on a page, by how it is spelt. */
export const ownerOfPage = (page: string): PageOwner => spellingOf(page).owner;

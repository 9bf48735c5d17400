import { titlePrefill } from "../../forms/prefills/occupation.ts";
import { readIn } from "../../forms/prefills/origins.ts";
import type { FormReader } from "../../forms/formReader.ts";
import type { Text } from "../../kernel/text.ts";
import { filledIn, type Fact } from "../prose/fact.ts";
import { withIndefinite } from "../prose/naming.ts";

/** The work that somebody does today. */

const employer = (the: FormReader): string | undefined => {
  const page = the.person.role === "visitor" ? "visitor-visa-visitor-employment-letter" : "employment-letter";
  const now = (the.case.profile("employmentAndActivityHistory") ?? []).filter(
    ({ kind, to, company }) => kind === "work" && to === "ongoing" && company !== undefined && company !== "",
  );
  return now.length === 1 ? now[0]?.company : readIn(the, page, "employer")?.value;
};

/** Words written large throughout stay so: an IT manager, a CEO. */
const small = (title: string): string =>
  title
    .split(" ")
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(" ");

/** “as an accountant at Northwind”; « comptable chez Northwind ». */
export const worksAs: Fact = (the) => {
  const title = filledIn(titlePrefill)(the);
  if (typeof title !== "string") return title;
  const at = employer(the);
  const job: Text = { en: withIndefinite(small(title)), fr: small(title) };
  return at === undefined ? job : { en: `${job.en} at ${at}`, fr: `${job.fr}, chez ${at}` };
};

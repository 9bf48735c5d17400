import type { Datasets } from "./xfa/datasets.ts";

/**
 * What a form says that is known by its place alone, also where the form as a whole is not mapped: IMM 1295, 5708, 5709 and 5710
 * (docs/facts/official-forms.md section 7).
 */

type Answers = Pick<Datasets, "leaves">;

/** Codes of the lists of IMM 1295 and 5710, by the kinds that rules tell apart. "Other" and the start-up class say nothing. */
const kinds: Readonly<Record<string, string>> = {
  OWP: "open",
  VWOWP: "open",
  PGWP: "postGraduation",
  COWP: "coOp",
  LMOS: "employerSpecific",
  ELMO: "employerSpecific",
  SAWP: "employerSpecific",
  LCP: "employerSpecific",
};

const places = {
  workPermitType: ["/TypeofWork/WorkPermitType", "/DetailsOfWork/Purpose/Type"],
  employer: ["/PurposeRow1/EmployerName/EmployerName", "/DetailsOfWork/Employer/Name"],
  jobTitle: ["/DetailsOfWorkCont/details/jobTitle", "/DetailsOfWork/Occupation/Job"],
} as const;

/** The work permit that is asked for, and the job. */
export function intendedWork({ leaves }: Answers): Readonly<Record<string, string>> {
  const all = [...leaves.values()];
  return Object.fromEntries(
    Object.entries(places).flatMap(([name, ends]) => {
      const said = all.find(({ path, value }) => value.trim() !== "" && ends.some((end) => path.endsWith(end)));
      const value = name === "workPermitType" ? kinds[said?.value.trim() ?? ""] : said?.value.trim();
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

const isYes = (value: string): boolean => /^(?:Y|Yes|Oui)$/.test(value.trim());

/** Whether a question about health, refusals, offences or service is answered yes, and the box for its details beside it is empty. */
export function lacksDetails({ leaves }: Answers): boolean {
  const blocks = Map.groupBy(leaves.values(), ({ path }) => path.slice(0, path.lastIndexOf("/")));
  return [...blocks.values()].some((answers) => {
    const named = (name: RegExp) => answers.filter(({ path }) => name.test(path.slice(path.lastIndexOf("/") + 1)));
    const details = named(/Details$/);
    return (
      named(/^q[A-C]NY$/).some(({ value }) => isYes(value)) &&
      details.length > 0 &&
      details.every(({ value }) => value.trim() === "")
    );
  });
}

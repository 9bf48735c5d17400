/** A decision as its page tells it: in a heading with its number, and in the line below. */
type Decision = {
  readonly number: string;
  readonly title: string;
  readonly date: string;
  readonly status: string;
  readonly area: string;
  /** The page on which it stands, from the root. */
  readonly page: string;
};

/** What a decision is about: one word of these. */
export const areas = [
  "accounts",
  "api",
  "documents",
  "family",
  "files",
  "forms",
  "house",
  "jobs",
  "letters",
  "money",
  "notices",
  "plan",
  "questions",
  "reading",
  "results",
  "rights",
  "rules",
  "security",
  "statuses",
  "storage",
  "team",
  "tests",
  "warnings",
  "web",
  "words",
] as const;

export const isStatus = (status: string): boolean =>
  /^(?:accepted|withdrawn(?: in part)?|superseded (?:in part )?by \d{4}(?:(?:, \d{4})* and \d{4})?)$/.test(status);

const heading = /^#{1,3} (\d{4}) (.+)\n\*(\d{4}-\d{2}-\d{2}) · ([^·\n]+) · ([^·\n]+)\*$/gm;

/** Pages on which decisions stand: technical ones each by itself, those about the product with their subject. */
export const holdsDecisions = (path: string): boolean =>
  /^docs\/(?:adr\/\d{4}-|facts\/|specification\/).*\.md$/.test(path);

export const decisionsIn = (page: string, text: string): readonly Decision[] =>
  [...text.matchAll(heading)].map(([, number = "", title = "", date = "", status = "", area = ""]) => ({
    number,
    title,
    date,
    status,
    area,
    page,
  }));

/** Seen from docs/adr/README.md. */
function linkTo({ number, page }: Decision): string {
  return page.startsWith("docs/adr/")
    ? page.slice("docs/adr/".length)
    : `../${page.slice("docs/".length)}#adr-${number}`;
}

const cell = (text: string): string => text.replaceAll("|", "\\|");

export function decisionIndex(decisions: readonly Decision[]): string {
  const links = new Map(decisions.map((one) => [one.number, linkTo(one)]));
  const withLinks = (status: string) =>
    status.replaceAll(/\d{4}/g, (number) => (links.has(number) ? `[${number}](${links.get(number) ?? ""})` : number));
  const ordered = decisions.toSorted((one, other) => one.number.localeCompare(other.number));
  const rows = ordered.map((one) => {
    const place = one.page.startsWith("docs/adr/") ? "" : one.page.replace(/^docs\//, "");
    return `| ${one.number} | [${cell(one.title)}](${linkTo(one)}) | ${one.date} | ${withLinks(one.status)} | ${one.area} | ${place} |`;
  });
  const technical = ordered.filter(({ page }) => page.startsWith("docs/adr/")).length;
  return `# Decisions

<!-- Made by scripts/adr.ts from the pages; a test fails when this page is not current. -->

${ordered.length} decisions, by the number under which code cites them (\`ADR 0142\`). The ${technical} technical ones each have a page here: why, what else was looked at, what was decided, what it costs. Those about the product stand on the page of their subject, named in the last column. A number is never used twice, so some are missing.

| number | decision | date | status | area | on page |
|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

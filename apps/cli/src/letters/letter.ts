import { parseArgs } from "node:util";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import { letterIds } from "@boreal/domain/caseFile/letterValues";
import type { PersonRef } from "@boreal/domain/caseFile/personRole";
import type { Language } from "@boreal/domain/kernel/text";
import { contentOf } from "@boreal/domain/letters/contents";
import type { LetterContent } from "@boreal/domain/letters/letterContent";
import { personName, writtenLetter } from "@boreal/domain/letters/letterFormat";
import { letterOfCase, type LetterOfCase } from "@boreal/domain/letters/letterOfCase";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import { rulesVersion } from "@boreal/domain/plan/plan";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { today } from "@boreal/server/clock";
import { letterFile } from "@boreal/server/output/letters/letterFile";
import { dayGiven, onDay, oneCase, parseCase, readInput } from "../caseInput.ts";
import { exitStatus, WrongInput, type ExitStatus } from "../exitStatus.ts";
import { keepWhatIsRead } from "../outFile/outFile.ts";
import { languageOf, type Terminal } from "../terminal.ts";
import { kindOf, languageNamed, writeOut } from "./fileWanted.ts";

const options = {
  on: { type: "string" },
  json: { type: "boolean" },
  person: { type: "string" },
  out: { type: "string" },
  language: { type: "string" },
} as const;

/** `boreal letter LETTER CASE.json --out FILE.pdf|FILE.docx [--language fr] [--person PERSON]`, or `--json`: a letter of a case. */
export async function letterCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const [name, ...rest] = args;
  const { values, positionals } = parseArgs({ args: [...rest], options, allowPositionals: true });
  const content = letterNamed(name);
  const path = oneCase("letter", positionals);
  const day = dayGiven(values.on);
  const { out, json } = values;
  if (!json && out === undefined)
    throw new WrongInput(
      "boreal letter: found neither --out nor --json; accepted is --out FILE.pdf, --out FILE.docx, --json, or several of them",
    );
  const kind = out === undefined ? undefined : kindOf(out);
  if (out !== undefined) await keepWhatIsRead([out], { caseFile: path });
  const language = languageNamed(values.language);
  const clock = day ?? today({ today: terminal.environment.BOREAL_TODAY });
  const parsed = parseCase(await readInput(path, terminal), clock);
  if ("faults" in parsed) throw new WrongInput(...parsed.faults);
  const caseFile = onDay(parsed.caseFile, day);
  const letter = draftOf(caseFile, content, values.person, language);
  if (json) terminal.out(`${JSON.stringify(writtenLetter(letter.draft, letter.checks, rulesVersion), null, 2)}\n`);
  if (out !== undefined && kind !== undefined)
    writeOut(out, await letterFile(letter.draft, { kind, caseFile, main: readerFor(caseFile) }));
  const spoken = languageOf(terminal.environment);
  if (!json) for (const { because } of letter.checks) terminal.complain(because[spoken]);
  return exitStatus.done;
}

function draftOf(
  caseFile: CaseFile,
  content: LetterContent,
  named: string | undefined,
  language: Language | undefined,
): LetterOfCase {
  const main = readerFor(caseFile);
  const people = peopleOfLetter(content, main);
  const person = named === undefined ? (people[0] ?? noChild(content)) : personGiven(content, people, named);
  return letterOfCase(content, { caseFile, main, person, ...(language ? { language } : {}) });
}

const noChild = (content: LetterContent): never => {
  throw new WrongInput(`boreal letter: found no child in the case; ${content.id} is written for a child`);
};

function personGiven(content: LetterContent, people: readonly PersonRef[], named: string): PersonRef {
  const person = people.find((one) => personName(one) === named);
  if (person) return person;
  throw new WrongInput(
    `--person: found "${named}"; accepted for ${content.id} is ${people.map(personName).join(", ") || "nobody of this case"}`,
  );
}

function letterNamed(name: string | undefined): LetterContent {
  const id = letterIds.find((one) => one === name);
  if (id !== undefined) return contentOf(id);
  throw new WrongInput(`boreal letter: found the letter "${name ?? ""}"; accepted is one of ${letterIds.join(", ")}`);
}

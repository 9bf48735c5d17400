import { parseArgs } from "node:util";
import type { CaseFile } from "@boreal/domain/caseFile/caseFile";
import type { CaseReader } from "@boreal/domain/caseFile/reader";
import { contentOf } from "@boreal/domain/letters/contents";
import type { LetterContent } from "@boreal/domain/letters/letterContent";
import { personName } from "@boreal/domain/letters/letterFormat";
import { letterOfCase } from "@boreal/domain/letters/letterOfCase";
import { peopleOfLetter } from "@boreal/domain/letters/peopleOfLetter";
import { letters, type LetterId } from "@boreal/domain/letters/letters";
import { decide } from "@boreal/domain/caseFile/rule";
import { readerFor } from "@boreal/domain/questionnaire/inUse";
import { today } from "@boreal/server/clock";
import { dayGiven, forEachCase, onDay, onePath } from "../caseInput.ts";
import type { ExitStatus } from "../exitStatus.ts";
import { languageOf, table, type Terminal } from "../terminal.ts";

/** `boreal letters CASE.json [--on DATE] [--json]`: all letters, whether this case calls for them, and how each stands. */
export async function lettersCommand(args: readonly string[], terminal: Terminal): Promise<ExitStatus> {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { on: { type: "string" }, json: { type: "boolean" } },
    allowPositionals: true,
  });
  const day = dayGiven(values.on);
  const path = onePath("letters", positionals);
  const clock = day ?? today({ today: terminal.environment.BOREAL_TODAY });
  const language = languageOf(terminal.environment);
  return forEachCase(path, clock, terminal, (caseFile, perLine) => {
    const stands = letters.map(({ id }) => letterStands(onDay(caseFile, day), id));
    terminal.out(
      values.json
        ? `${JSON.stringify(stands, null, perLine ? 0 : 2)}\n`
        : table(
            stands.map(({ id, name, requirement, writer, people }) => [
              id,
              name[language],
              requirement,
              writer,
              people.map(({ length, gaps }) => `${length} (${gaps.length})`).join(", "),
            ]),
          ),
    );
    return [];
  });
}

function letterStands(caseFile: CaseFile, id: LetterId) {
  const main = readerFor(caseFile);
  const letter = letters.find((one) => one.id === id);
  const content = contentOf(id);
  if (!letter) throw new Error(`the letter ${id} is not defined`);
  const applies = letter.appliesTo.includes(caseFile.application.type);
  const requirement = decide(letter.requirement, main.fresh());
  return {
    id,
    name: letter.name,
    applies,
    requirement: applies ? requirement.value : ("NotApplicable" as const),
    why: requirement.because,
    permissions: applies ? decide(letter.studentPermissions, main.fresh()).value : [],
    writer: content.writes,
    confirms: content.confirms,
    generates: content.generates,
    alwaysAllowGeneration: letter.alwaysAllowGeneration,
    page: letter.sendToDocVault,
    people: peopleOfLetter(content, main).map((person) => ofPerson(caseFile, main, content, person)),
  };
}

function ofPerson(
  caseFile: CaseFile,
  main: CaseReader,
  content: LetterContent,
  person: ReturnType<typeof peopleOfLetter>[number],
) {
  const { draft, checks } = letterOfCase(content, { caseFile, main: main.fresh(), person });
  return {
    person: personName(person),
    language: draft.language,
    length: draft.length,
    words: draft.words,
    gaps: draft.gaps,
    checks: checks.map((check) => check.id),
  };
}

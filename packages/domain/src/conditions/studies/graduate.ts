import type { CaseReader } from "../../caseFile/reader.ts";
import { liesInSlot, type UploadedDocument } from "../../caseFile/uploadedDocument.ts";
import { addMonths, isIsoDate, type IsoDate } from "../../kernel/calendarDate.ts";
import type { Trace, Tracing } from "../../kernel/trace.ts";
import { postGraduationLength, quebecVocationalLength } from "../../tables/studies/postGraduation.ts";
import { completedOn } from "./endOfStudies.ts";
import { countsForPermit, type Level } from "./finishedStudies.ts";
import { schoolRefused } from "./knownSchools.ts";
import { monthsBetween } from "./programMonths.ts";

/** One finished program, with its months as the letter of completion has them, else by its dates. */
export type FinishedProgram = {
  readonly level: Level | undefined;
  readonly start: IsoDate | undefined;
  readonly end: IsoDate | undefined;
  readonly monthsRead: number | undefined;
  readonly monthsByDates: number | undefined;
  readonly schoolIsRefused: boolean;
};

const numberIn = (document: UploadedDocument, field: string): number | undefined => {
  const value = Number(document.parsedValues?.[field] ?? Number.NaN);
  return Number.isFinite(value) ? value : undefined;
};

/**
 * What the rules on a post-graduation work permit read of the studies, each value once and only when a rule asks for it, so
 * that a decision rests on what settled it alone.
 */
export class Graduate implements Tracing {
  readonly the: CaseReader;
  private readonly known = new Map<string, unknown>();

  constructor(the: CaseReader) {
    this.the = the;
  }

  get trace(): Trace {
    return this.the.trace;
  }

  /** What was read for other notes is read anew. */
  set trace(trace: Trace) {
    this.the.trace = trace;
    this.known.clear();
  }

  fresh(): this {
    return new Graduate(this.the.fresh()) as this;
  }

  /** The day of which the tables of post-graduation permits speak: that of receipt, else today. */
  day(): IsoDate {
    return this.the.dateFor(postGraduationLength);
  }

  /** One program or two, in the order of their ends; of three and more the answers tell two. */
  programs(): readonly FinishedProgram[] {
    return this.once("programs", () => {
      const first = this.program("canadianLevelOfStudy", "startOfCanadianStudyProgram", "graduationDate");
      if ((this.the.answer("numberOfStudyPrograms") ?? 1) < 2) return [first];
      const second = this.program("canadianLevelOfStudy2", "startOfCanadianStudyProgram2", "graduationDate2");
      return (first.end ?? "") <= (second.end ?? "9") ? [first, second] : [second, first];
    });
  }

  private program(
    level: "canadianLevelOfStudy" | "canadianLevelOfStudy2",
    start: "startOfCanadianStudyProgram" | "startOfCanadianStudyProgram2",
    end: "graduationDate" | "graduationDate2",
  ): FinishedProgram {
    const [began, ended] = [this.the.answer(start), this.the.answer(end)];
    const isEarlier = level === "canadianLevelOfStudy" && (this.the.answer("numberOfStudyPrograms") ?? 1) > 1;
    const letter = this.the
      .documents("completion-of-studies")
      .filter((document) => liesInSlot(document, "previousProgramCompletionLetter") === isEarlier)
      .toReversed()
      .find((document) => numberIn(document, "durationMonths") !== undefined);
    return {
      level: this.the.answer(level),
      start: began,
      end: ended,
      monthsRead: letter && numberIn(letter, "durationMonths"),
      monthsByDates: monthsBetween(began, ended),
      schoolIsRefused: schoolRefused(
        this.the,
        this.the.answer(level === "canadianLevelOfStudy" ? "schoolName" : "schoolName2"),
      ),
    };
  }

  /** Programs of a college or university; nothing while one of their levels is not answered. */
  counted(): readonly FinishedProgram[] | undefined {
    return this.once("counted", () => {
      const programs = this.programs();
      return programs.every(({ level }) => level !== undefined)
        ? programs.filter(({ level, schoolIsRefused }) => level && countsForPermit(level) && !schoolIsRefused)
        : undefined;
    });
  }

  /** The program that ended last. */
  last(): FinishedProgram | undefined {
    return this.programs().at(-1);
  }

  /** Months of one program: as the letter has them, else as answered for the only one, else by its dates. */
  private monthsOf(program: FinishedProgram): number | undefined {
    const answered = this.programs().length === 1 ? this.the.answer("canadianStudyLength") : undefined;
    return program.monthsRead ?? answered ?? program.monthsByDates;
  }

  /** Vocational training in Quebec alone, which is counted in hours. */
  isVocational(): boolean {
    const counted = this.counted() ?? [];
    return counted.length > 0 && counted.every(({ level }) => level === "vocationalQuebec");
  }

  /** Vocational training beside another program: hours and months would have to be added. */
  isPartlyVocational(): boolean {
    return !this.isVocational() && (this.counted() ?? []).some(({ level }) => level === "vocationalQuebec");
  }

  vocationalHours(): number | undefined {
    return this.the.answer("vocationalStudyHours");
  }

  /** The programs whose lengths are added: each long enough, and the later one ended soon enough after the earlier one. */
  added(): readonly FinishedProgram[] | undefined {
    return this.once("added", () => {
      const [counted, rule] = [this.counted(), this.the.row(postGraduationLength)];
      if (counted === undefined || !rule.found) return undefined;
      const { least, secondProgrammeWithin } = rule.row.value;
      if (counted.some((program) => this.monthsOf(program) === undefined)) return undefined;
      const long = counted.filter((program) => (this.monthsOf(program) ?? 0) >= least);
      const [earlier, later] = long;
      if (!earlier || !later) return long;
      if (earlier.end === undefined || later.end === undefined) return undefined;
      return addMonths(earlier.end, secondProgrammeWithin) >= later.end ? long : [later];
    });
  }

  /** Months that count; nothing while they are not known. */
  months(): number | undefined {
    return this.once("months", () => {
      const added = this.added();
      if (added === undefined) return undefined;
      const answered = this.the.answer("canadianStudyLength");
      const isWhole = added.length > 0 && added.length === this.programs().length;
      const read = added.map((program) => program.monthsRead);
      if (isWhole && answered !== undefined && read.some((one) => one === undefined)) return answered;
      return added.reduce((sum, program) => sum + (this.monthsOf(program) ?? 0), 0);
    });
  }

  /** A master’s degree of which the length counts. */
  hasMasters(): boolean {
    const rule = this.the.row(postGraduationLength);
    return (
      rule.found &&
      (this.added() ?? []).some(
        (program) => program.level === "master" && (this.monthsOf(program) ?? 0) >= rule.row.value.masters,
      )
    );
  }

  /** Months of the permit by the length of the studies; nothing while that is not known or too short. */
  permitMonths(): number | undefined {
    return this.once("permitMonths", () => {
      if (this.isPartlyVocational()) return undefined;
      if (this.isVocational()) return this.permitByHours();
      const [months, rule] = [this.months(), this.the.row(postGraduationLength)];
      if (months === undefined || !rule.found) return undefined;
      const { least, full, longest } = rule.row.value;
      if (months < least) return undefined;
      return months >= full || this.hasMasters() ? longest : months;
    });
  }

  /** A begun month counts as a whole one. */
  private permitByHours(): number | undefined {
    const [hours, rule] = [this.vocationalHours(), this.the.row(quebecVocationalLength)];
    if (hours === undefined || !rule.found || hours < rule.row.value.leastHours) return undefined;
    const { leastHours, monthsAtLeast, hoursPerMoreMonth, fullHours, longestMonths } = rule.row.value;
    return hours >= fullHours ? longestMonths : monthsAtLeast + Math.ceil((hours - leastHours) / hoursPerMoreMonth);
  }

  /** The end of the studies as papers and answers have it, also while it is ahead. */
  completed(): IsoDate | undefined {
    return this.once("completed", () => completedOn(this.the));
  }

  /** The end that was answered lies ahead, and no paper says that the studies are over. */
  stillStudies(): boolean {
    const end = this.last()?.end;
    return this.completed() === undefined && end !== undefined && end > this.the.today();
  }

  /** The days on which the study permit was asked for, or the last on which it can have been. */
  permitIssued(): IsoDate | undefined {
    return this.once("issued", () =>
      this.the
        .documents("current-valid-permit")
        .filter(({ documentType }) => documentType === undefined || documentType === "StudyPermit")
        .map(({ parsedValues }) => parsedValues?.["issueDate"])
        .filter((date): date is IsoDate => typeof date === "string" && isIsoDate(date))
        .at(-1),
    );
  }

  private once<T>(name: string, read: () => T): T {
    if (!this.known.has(name)) this.known.set(name, read());
    return this.known.get(name) as T;
  }
}

import type { Permission } from "./permission.ts";
import type { CaseReader } from "../caseFile/reader.ts";
import { decide, type CaseCondition, type CaseRule, type Decision } from "../caseFile/rule.ts";
import { authorityAsksFor, authorityAsksForIt, requestFor } from "../conditions/authority/askedSlots.ts";
import { childMayDepend } from "../conditions/family/dependentAge.ts";
import { decided } from "../kernel/decision.ts";
import type { Text } from "../kernel/text.ts";
import type { FactRef } from "../kernel/trace.ts";
import type { RequirementLevel, Slot, VaultPage } from "./page.ts";

/** One slot of one person, with its level and what the applicant may do, each with its reason. */
export type DecidedSlot = {
  readonly page: VaultPage;
  readonly slot: Slot;
  /** Set on the copies of a child's page. */
  readonly childNumber?: number;
  readonly requirement: Decision<RequirementLevel>;
  readonly permissions: Decision<readonly Permission[]>;
  /** The request of an authority by which it is required. */
  readonly askedBy?: string;
};

const notAskedAbout: readonly Text[] = [
  {
    en: "this document depends on something that is not asked in this application",
    fr: "ce document dépend d’un point sur lequel cette demande ne pose aucune question",
  },
];

/** What makes a page be there. */
type There = { readonly isThere: true; readonly restsOn: readonly FactRef[] };

/** One person of a case, with what is the same for many pages: whether the person is there, and what the applicant may do. */
class Shared {
  readonly the: CaseReader;
  /** Set for a child. */
  readonly childNumber: number | undefined;
  private readonly absences = new Map<CaseCondition, Decision<"NotApplicable"> | There>();
  private readonly permissions = new Map<CaseRule<readonly Permission[]>, Decision<readonly Permission[]>>();
  private readonly hasRequests: boolean;

  constructor(the: CaseReader, childNumber?: number) {
    this.the = the;
    this.hasRequests = the.fresh().authorityRequests().length > 0;
    this.childNumber = childNumber;
  }

  /** Why a page is not there; nothing when it is. */
  absence({ shown, slug, person }: VaultPage): Decision<"NotApplicable"> | undefined {
    const grown = person === "child" ? this.presence(childMayDepend) : undefined;
    if (grown && !("isThere" in grown)) return { ...grown, decidedBy: `vault.${slug}.not ${childMayDepend.id}` };
    if (!shown) return undefined;
    const absence = this.presence(shown);
    return "isThere" in absence ? undefined : { ...absence, decidedBy: `vault.${slug}.not ${shown.id}` };
  }

  /** A level of a page that is there rests on what makes it be there too: without that it would not be. */
  level(slot: Slot, { slug, shown }: VaultPage): Decision<RequirementLevel> {
    const rule = this.hasRequests ? this.askedFirst(slot, slug) : slot.requirement;
    const level = this.asAsked(decide(rule, this.the));
    const there = shown && this.presence(shown);
    const more = there && "isThere" in there ? there.restsOn.filter((fact) => !level.restsOn.includes(fact)) : [];
    return more.length === 0 ? level : { ...level, restsOn: [...level.restsOn, ...more] };
  }

  /**
   * Where all that a rule read is left out by this type of application, its “your answers do not say” would blame answers
   * that nobody can give; the reason is that it is not asked (ADR 0210).
   */
  private asAsked(level: Decision<RequirementLevel>): Decision<RequirementLevel> {
    const isBare = level.value === "NotApplicable" && level.decidedBy.endsWith(".otherwise");
    return isBare && this.the.restOnWhatIsLeftOut(level.restsOn) ? { ...level, because: notAskedAbout } : level;
  }

  /** What an authority asks for by letter is required until it was sent, whatever else the rule of the slot says (ADR 0163). */
  private askedFirst({ id, requirement }: Slot, page: string): CaseRule<RequirementLevel> {
    const asked = authorityAsksFor({ page, slot: id, childNumber: this.childNumber });
    return { ...requirement, cases: [[asked, "Required"], ...requirement.cases] };
  }

  /** The request by which a level was raised. */
  askedBy({ decidedBy }: Decision<RequirementLevel>, slot: Slot, page: string): string | undefined {
    if (!decidedBy.endsWith(`.${authorityAsksForIt}`)) return undefined;
    return requestFor(this.the.fresh(), { page, slot: slot.id, childNumber: this.childNumber })?.id;
  }

  private presence(shown: CaseCondition): Decision<"NotApplicable"> | There {
    let presence = this.absences.get(shown);
    if (presence === undefined) this.absences.set(shown, (presence = this.decideAbsence(shown)));
    return presence;
  }

  permissionsOf(rule: CaseRule<readonly Permission[]>): Decision<readonly Permission[]> {
    let permissions = this.permissions.get(rule);
    if (permissions === undefined) this.permissions.set(rule, (permissions = decide(rule, this.the)));
    return permissions;
  }

  private decideAbsence(shown: CaseCondition): Decision<"NotApplicable"> | There {
    const reader = this.the.fresh();
    const { holds, because } = shown.evaluate(reader);
    return holds
      ? { isThere: true, restsOn: reader.trace.restsOn }
      : decided(
          reader,
          "NotApplicable",
          this.the.restOnWhatIsLeftOut(reader.trace.restsOn) ? notAskedAbout : because,
          shown.id,
        );
  }
}

/** Why a page is not there in this case: the person it belongs to is not, or what it is for is not asked. Nothing when it is there. */
export const notThere = (the: CaseReader, page: VaultPage): Decision<"NotApplicable"> | undefined =>
  new Shared(the).absence(page);

const none = (because: Decision<unknown>): Decision<readonly Permission[]> => ({ ...because, value: [] });

type PageDecision = {
  readonly absent?: Decision<"NotApplicable">;
  readonly permissions: Decision<readonly Permission[]>;
};

/** What the applicant may do on a page, and why it is not there at all if it is not; `the` has the child in view of a child's page. */
export function decidePermissions(page: VaultPage, the: CaseReader): PageDecision {
  const absent = notThere(the, page);
  return absent ? { absent, permissions: none(absent) } : { permissions: decide(page.studentPermissions, the) };
}

function decidePage(page: VaultPage, shared: Shared, into: DecidedSlot[]): void {
  const absent = shared.absence(page);
  const permissions = absent ? none(absent) : shared.permissionsOf(page.studentPermissions);
  const { childNumber } = shared;
  const { slots } = page;
  for (const slot of slots) {
    const requirement = absent ?? shared.level(slot, page);
    const askedBy = absent ? undefined : shared.askedBy(requirement, slot, page.slug);
    into.push({
      page,
      slot,
      ...(childNumber === undefined ? {} : { childNumber }),
      requirement,
      permissions,
      ...(askedBy === undefined ? {} : { askedBy }),
    });
  }
}

/** The slots of these pages: one set for each person, one per child for a child's page. What pages share is decided once. */
export function decideVault(pages: readonly VaultPage[], the: CaseReader): readonly DecidedSlot[] {
  const shared = new Shared(the);
  const children = the
    .fresh()
    .children()
    .map((child) => new Shared(the.forChild(child), child.childNumber));
  const slots: DecidedSlot[] = [];
  for (const page of pages) {
    if (page.person === "child") for (const child of children) decidePage(page, child, slots);
    else decidePage(page, shared, slots);
  }
  return slots;
}

/** The slots of one page. */
export const decideSlots = (page: VaultPage, the: CaseReader): readonly DecidedSlot[] => decideVault([page], the);

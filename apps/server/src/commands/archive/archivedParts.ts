import {
  freeText,
  listOf,
  nullable,
  objectOf,
  oneOf,
  recordOf,
  wholeNumber,
  anything,
  type Fault,
  type Shape,
} from "@boreal/domain/kernel/shape";
import { accountPath, auditPath, peoplePath } from "../../files/archive/archiveFormat.ts";
import type { ArchivedLink } from "../../store/auditLog.ts";
import type { ArchivedAccount, ArchivedPerson } from "./peopleOfArchive.ts";

const id = freeText(64);
const most = 1_000_000;

/** `account.json` */
export const accountShape: Shape<unknown> = objectOf(
  {
    id,
    email: freeText(320),
    firstName: freeText(),
    lastName: freeText(),
    language: oneOf(["en", "fr"]),
    applicantKind: nullable(freeText(64)),
    schoolId: nullable(id),
    ssoId: nullable(id),
    agentId: nullable(id),
    affiliationSet: recordOf(anything()),
    createdAt: freeText(40),
    life: recordOf(
      objectOf({ value: anything(), version: wholeNumber(), enteredAt: freeText(40) }, [
        "value",
        "version",
        "enteredAt",
      ]),
    ),
  },
  [
    "id",
    "email",
    "firstName",
    "lastName",
    "language",
    "applicantKind",
    "schoolId",
    "ssoId",
    "agentId",
    "affiliationSet",
    "createdAt",
    "life",
  ],
);

/** `people.json` */
export const peopleShape: Shape<unknown> = listOf(
  objectOf({ id, role: freeText(64), firstName: freeText(), lastName: freeText() }, [
    "id",
    "role",
    "firstName",
    "lastName",
  ]),
  most,
);

/** `audit.json` */
export const auditShape: Shape<unknown> = listOf(
  objectOf(
    {
      position: wholeNumber(),
      at: wholeNumber(),
      actorId: freeText(200),
      kind: freeText(200),
      subject: freeText(100_000),
      hash: freeText(64),
    },
    ["position", "at", "actorId", "kind", "subject", "hash"],
  ),
  most,
);

export type ArchivedParts = {
  readonly account: ArchivedAccount;
  readonly people: readonly ArchivedPerson[];
  readonly chain: readonly ArchivedLink[];
};

/** What stands beside the records, or the first thing in it that is not as published. */
export function archivedParts(account: unknown, people: unknown, chain: unknown): ArchivedParts | { fault: string } {
  const faults: Fault[] = [];
  accountShape.read(account, accountPath, faults);
  peopleShape.read(people, peoplePath, faults);
  auditShape.read(chain, auditPath, faults);
  const [first] = faults;
  if (first !== undefined) return { fault: `${first.path}: found ${first.found}; accepted is ${first.accepted}` };
  // Each was held to its shape above.
  return {
    account: account as ArchivedAccount,
    people: people as readonly ArchivedPerson[],
    chain: chain as readonly ArchivedLink[],
  };
}

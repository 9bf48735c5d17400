import { aCase } from "../../../test/caseBuilder.ts";
import { describeLevels, type LevelRow } from "../../../test/vaultRows.ts";
import { policeCertificatePages } from "./policeCertificate.ts";

const invited = aCase().type("ExpressEntryIta");
const crime = "toldOfCrime or criminalStatusPicked or wasIncarcerated";
const stay = (country: "JP" | "PE", to: string) =>
  ({ country: "PE", travelHistory: [{ country, arrivalDate: "2024-01", departureDate: to }] }) as const;
const worker = aCase().type("Lmia");

const levels: readonly LevelRow[] = [
  [
    "an Express Entry invitation",
    invited,
    "policeCertificate",
    "Required",
    "answersExpressEntryInvitation or isYouthMobility",
  ],
  [
    "a working holiday",
    aCase().type("Iec"),
    "policeCertificate",
    "Required",
    "answersExpressEntryInvitation or isYouthMobility",
  ],
  ["a conviction", aCase().answers({ hasCriminalHistory: true }), "policeCertificate", "Required", crime],
  [
    "a worker who spent eight months in Japan",
    worker.answers(stay("JP", "2024-09")),
    "policeCertificate",
    "Recommended",
    "livedElsewhere and isTiedToEmployer",
  ],
  [
    "a worker who spent six months in Japan",
    worker.answers(stay("JP", "2024-07")),
    "policeCertificate",
    "IfApplicable",
    "otherwise",
  ],
  [
    "a worker who spent eight months at home",
    worker.answers(stay("PE", "2024-09")),
    "policeCertificate",
    "IfApplicable",
    "otherwise",
  ],
  ["a student", aCase(), "policeCertificate", "IfApplicable", "otherwise"],
  [
    "the spouse of an invited person",
    invited.spouse(),
    "spousePoliceCertificate",
    "Required",
    "answersExpressEntryInvitation",
  ],
  ["the spouse of a student", aCase().spouse(), "spousePoliceCertificate", "IfApplicable", "otherwise"],
  [
    "a child of 18",
    invited.child(18),
    "childPoliceCertificate",
    "Required",
    "answersExpressEntryInvitation and childIs18",
  ],
  ["a child of 17", invited.child(17), "childPoliceCertificate", "NotApplicable", "otherwise"],
];

describeLevels(policeCertificatePages, levels);

import { aCase } from "../../caseBuilder.ts";
import type { Row } from "./cases.ts";

const twoLetters = aCase()
  .spouse()
  .document("biometrics-collection-letter")
  .document("spouse-biometrics-collection-letter");
const twoChildren = aCase()
  .child(15)
  .child(16)
  .document("child-biometrics-collection-letter", { childNumber: 1 })
  .document("child-biometrics-collection-letter", { childNumber: 2 });
const somebodysIsMissing =
  "receiptIsThere and ownBioReceiptMissing or spouseBioReceiptMissing or childBioReceiptMissing";

/** A receipt follows a letter, for each person. */
export const receipts: readonly Row[] = [
  ["no collection letter", aCase(), "biometrics-receipt", "NotApplicable", "otherwise"],
  [
    "a collection letter",
    aCase().document("biometrics-collection-letter"),
    "biometrics-receipt",
    "Required",
    "collectionLetterIsInVault",
  ],
  [
    "a collection letter in the trash",
    aCase().document("biometrics-collection-letter", { deletedAt: "2026-11-01" }),
    "biometrics-receipt",
    "NotApplicable",
    "otherwise",
  ],

  [
    "a collection letter of the spouse alone",
    aCase().spouse().document("spouse-biometrics-collection-letter"),
    "biometrics-receipt",
    "Required",
    "collectionLetterOfSpouseIsInVault",
  ],
  [
    "a collection letter of a child alone",
    aCase().child(15).document("child-biometrics-collection-letter", { childNumber: 1 }),
    "biometrics-receipt",
    "Required",
    "collectionLetterOfChildIsInVault",
  ],
  [
    "a letter and a receipt of one person",
    aCase().spouse().document("spouse-biometrics-collection-letter").document("biometrics-receipt"),
    "biometrics-receipt",
    "Required",
    "collectionLetterOfSpouseIsInVault",
  ],
  [
    "two letters, one receipt of which nobody said whose it is",
    twoLetters.document("biometrics-receipt"),
    "biometrics-receipt",
    "NeedsAttention",
    somebodysIsMissing,
  ],
  [
    "two letters, the receipt of the applicant",
    twoLetters.document("biometrics-receipt", { parsedValues: { receiptOwner: "main" } }),
    "biometrics-receipt",
    "NeedsAttention",
    somebodysIsMissing,
  ],
  [
    "two letters, the receipts of both",
    twoLetters
      .document("biometrics-receipt", { parsedValues: { receiptOwner: "main" } })
      .document("biometrics-receipt", { parsedValues: { receiptOwner: "spouse" } }),
    "biometrics-receipt",
    "Required",
    "collectionLetterIsInVault",
  ],
  [
    "two children, the receipt of the first",
    twoChildren.document("biometrics-receipt", { parsedValues: { receiptOwner: "child1" } }),
    "biometrics-receipt",
    "NeedsAttention",
    somebodysIsMissing,
  ],
];

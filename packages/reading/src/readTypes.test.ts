import { isReadByMachine } from "@boreal/domain/vault/files/readTypes";
import { documentTypes } from "@boreal/domain/vault/files/documentTypes";
import { expect, it } from "vitest";
import { typeOfForm } from "./officialForm.ts";
import { documentReaders } from "./readers/documentReaders.ts";

/** What people are told of a file in which nothing was read rests on this. */
it("the kinds that are said to be read are those that have a reader", () => {
  const numbers = ["1294", "1295", "5257", "5645", "5707", "5709", "5710", "5476", "5475", "5646", "0008"];
  const forms = numbers.map((number) =>
    typeOfForm({
      number,
      edition: "",
      language: "en",
      isKnown: false,
      validated: null,
      lastValidated: null,
      barcodes: null,
      signed: null,
      contradictory: 0,
      values: {},
    }),
  );
  // A slot for anything takes papers of many kinds, of which a few are read.
  const kinds = documentReaders.map(({ documentType }) => documentType).filter((type) => type !== "Other");
  const read = [...kinds, ...forms];
  expect(documentTypes.filter((type) => isReadByMachine(type)).toSorted()).toEqual([...new Set(read)].toSorted());
});

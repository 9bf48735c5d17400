import { isIsoDate } from "@boreal/domain/kernel/calendarDate";
import { isPartialDate } from "@boreal/domain/kernel/partialDate";
import { GraphQLError } from "graphql";
import { builder } from "./builder.ts";

const text = (value: unknown): string => {
  if (typeof value === "string") return value;
  throw new GraphQLError("A text is needed here.");
};

export function addScalars(): void {
  builder.scalarType("JSON", {
    description: "Any JSON value: an answer as in boreal-case/1.",
    serialize: (value) => value,
    parseValue: (value) => value,
  });
  builder.scalarType("Date", {
    description: "YYYY-MM-DD",
    serialize: (value) => value,
    parseValue: (value) => {
      if (isIsoDate(text(value))) return text(value);
      throw new GraphQLError("A date as YYYY-MM-DD is needed here.");
    },
  });
  builder.scalarType("PartialDate", {
    description: "YYYY-MM-DD, or YYYY-MM, YYYY or ****-**-** where no more of a birthday is known.",
    serialize: (value) => value,
    parseValue: (value) => {
      if (isPartialDate(text(value))) return text(value);
      throw new GraphQLError("A date as YYYY-MM-DD is needed here, or YYYY-MM, YYYY or ****-**-**.");
    },
  });
  builder.scalarType("DateTime", {
    description: "ISO 8601 instant",
    serialize: (value) => (value instanceof Date ? value.toISOString() : value),
    parseValue: text,
  });
}

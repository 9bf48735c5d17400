-- What the team had recorded by hand stays settled: without a list of files it is the team that confirmed it.
UPDATE "boreal"."application" SET "confirmed_sop" = true, "confirmed_sop_files" = NULL WHERE "sop_manually_uploaded_by_lawyer";--> statement-breakpoint
ALTER TABLE "boreal"."application" DROP COLUMN "sop_manually_uploaded_by_lawyer";

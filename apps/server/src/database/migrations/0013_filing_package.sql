CREATE TABLE "boreal"."filing_package" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"portal" text NOT NULL,
	"language" text NOT NULL,
	"inputs" text NOT NULL,
	"state" text NOT NULL,
	"made" integer NOT NULL,
	"wanted" integer NOT NULL,
	"sealed_manifest" "bytea",
	"wrapped_key" "bytea",
	"bytes" bigint,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"status_change_id" text
);
--> statement-breakpoint
ALTER TABLE "boreal"."filing_package" ADD CONSTRAINT "filing_package_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "filing_package_application" ON "boreal"."filing_package" USING btree ("application_id");
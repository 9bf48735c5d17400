CREATE SCHEMA "boreal";
--> statement-breakpoint
CREATE TABLE "boreal"."answer_revision" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"key" text NOT NULL,
	"sealed_value" "bytea",
	"version" integer NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."answer" (
	"application_id" text NOT NULL,
	"key" text NOT NULL,
	"sealed_value" "bytea",
	"version" integer NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_application_id_key_pk" PRIMARY KEY("application_id","key")
);
--> statement-breakpoint
CREATE TABLE "boreal"."application" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"status_updated_at" timestamp (3) with time zone NOT NULL,
	"received_date" date,
	"reasons" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"agreed_to_disclaimer" boolean DEFAULT false NOT NULL,
	"confirmed_sop" boolean DEFAULT false NOT NULL,
	"sop_manually_uploaded_by_lawyer" boolean DEFAULT false NOT NULL,
	"temporary_resident_visa_expiry_date" date,
	"dates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."assignment" (
	"application_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "assignment_application_id_staff_id_pk" PRIMARY KEY("application_id","staff_id")
);
--> statement-breakpoint
CREATE TABLE "boreal"."audit_event" (
	"chain_id" text NOT NULL,
	"position" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" jsonb NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_event_chain_id_position_pk" PRIMARY KEY("chain_id","position")
);
--> statement-breakpoint
CREATE TABLE "boreal"."audit_head" (
	"chain_id" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."dependent" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"type" text NOT NULL,
	"child_number" integer,
	"visa_type" text,
	"sealed_details" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."document_file" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"page" text NOT NULL,
	"slot" text NOT NULL,
	"person" text NOT NULL,
	"child_number" integer,
	"dependent_id" text,
	"document_type" text,
	"sealed_name" "bytea" NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"mime" text NOT NULL,
	"bytes" bigint NOT NULL,
	"content_mac" "bytea" NOT NULL,
	"storage_key" text NOT NULL,
	"scanned" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"deleted_by" text,
	"replaces" text,
	"reading_round" integer DEFAULT 1 NOT NULL,
	"reading_started_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."notification" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"application_id" text,
	"subject" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."reading_correction" (
	"id" text PRIMARY KEY NOT NULL,
	"file_id" text NOT NULL,
	"field" text NOT NULL,
	"sealed_value" "bytea" NOT NULL,
	"corrected_by" text NOT NULL,
	"corrected_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."reading" (
	"file_id" text NOT NULL,
	"reader_version" text NOT NULL,
	"round" integer NOT NULL,
	"outcome" text NOT NULL,
	"sealed_result" "bytea" NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reading_file_id_reader_version_round_pk" PRIMARY KEY("file_id","reader_version","round")
);
--> statement-breakpoint
CREATE TABLE "boreal"."upload" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"uploaded_by" text NOT NULL,
	"page" text NOT NULL,
	"slot" text NOT NULL,
	"person" text NOT NULL,
	"child_number" integer,
	"length" bigint NOT NULL,
	"sealed_metadata" "bytea" NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"replaces" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"refusal_code" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."warning_acknowledgement" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"file_id" text,
	"warning_id" text NOT NULL,
	"state_mac" "bytea" NOT NULL,
	"acknowledged_by" text NOT NULL,
	"acknowledged_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "boreal"."answer" ADD CONSTRAINT "answer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."assignment" ADD CONSTRAINT "assignment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."dependent" ADD CONSTRAINT "dependent_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."document_file" ADD CONSTRAINT "document_file_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."reading_correction" ADD CONSTRAINT "reading_correction_file_id_document_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "boreal"."document_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."reading" ADD CONSTRAINT "reading_file_id_document_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "boreal"."document_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."upload" ADD CONSTRAINT "upload_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."warning_acknowledgement" ADD CONSTRAINT "warning_acknowledgement_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_revision_of" ON "boreal"."answer_revision" USING btree ("application_id","key","version");--> statement-breakpoint
CREATE INDEX "application_owner" ON "boreal"."application" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "assignment_staff" ON "boreal"."assignment" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "dependent_application" ON "boreal"."dependent" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dependent_one_spouse" ON "boreal"."dependent" USING btree ("application_id") WHERE type = 'Spouse' and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dependent_child_number" ON "boreal"."dependent" USING btree ("application_id","child_number") WHERE type = 'Child' and removed_at is null;--> statement-breakpoint
CREATE INDEX "document_file_application" ON "boreal"."document_file" USING btree ("application_id","deleted_at");--> statement-breakpoint
CREATE INDEX "document_file_duplicate" ON "boreal"."document_file" USING btree ("application_id","content_mac");--> statement-breakpoint
CREATE INDEX "document_file_trash" ON "boreal"."document_file" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "notification_user" ON "boreal"."notification" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "reading_correction_file" ON "boreal"."reading_correction" USING btree ("file_id","corrected_at");--> statement-breakpoint
CREATE INDEX "upload_open" ON "boreal"."upload" USING btree ("finished_at","created_at");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "boreal"."upload" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "warning_acknowledgement_application" ON "boreal"."warning_acknowledgement" USING btree ("application_id");
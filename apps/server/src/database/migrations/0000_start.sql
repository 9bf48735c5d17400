CREATE SCHEMA "auth";
--> statement-breakpoint
CREATE SCHEMA "boreal";
--> statement-breakpoint
CREATE TABLE "auth"."account" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"account_id" "bytea" NOT NULL,
	"provider_id" text NOT NULL,
	"access_token" "bytea",
	"refresh_token" "bytea",
	"id_token" "bytea",
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."answer_revision" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"key" text NOT NULL,
	"sealed_value" "bytea",
	"version" integer NOT NULL,
	"written_in" integer NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."answer" (
	"application_id" text NOT NULL,
	"key" text NOT NULL,
	"sealed_value" "bytea",
	"version" integer NOT NULL,
	"written_in" integer NOT NULL,
	"answered_by" text NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_application_id_key_pk" PRIMARY KEY("application_id","key")
);
--> statement-breakpoint
CREATE TABLE "boreal"."application_link" (
	"to_id" text PRIMARY KEY NOT NULL,
	"from_id" text NOT NULL,
	"kind" text NOT NULL,
	"sealed_earlier" "bytea" NOT NULL,
	"request_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" text NOT NULL
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
	"agreed_to_disclaimer" boolean,
	"confirmed_sop" boolean DEFAULT false NOT NULL,
	"confirmed_sop_files" jsonb,
	"sop_manually_uploaded_by_lawyer" boolean DEFAULT false NOT NULL,
	"temporary_resident_visa_expiry_date" date,
	"dates" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sealed_numbers" "bytea",
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
CREATE TABLE "boreal"."authority_request_file" (
	"item_id" text NOT NULL,
	"file_id" text NOT NULL,
	"linked_by" text NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "authority_request_file_item_id_file_id_pk" PRIMARY KEY("item_id","file_id")
);
--> statement-breakpoint
CREATE TABLE "boreal"."authority_request_item" (
	"id" text PRIMARY KEY NOT NULL,
	"authority_request_id" text NOT NULL,
	"position" integer NOT NULL,
	"page" text,
	"slot" text,
	"child_number" integer,
	"sealed_words" "bytea",
	"sent_on" date,
	"sent_by" text,
	"sent_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."authority_request" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"addressee" text NOT NULL,
	"child_number" integer,
	"letter_file_id" text,
	"letter_date" date,
	"due_date" date,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"cancelled_by" text,
	"cancelled_at" timestamp (3) with time zone,
	"request_id" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."authority_request_taken_back" (
	"id" text PRIMARY KEY NOT NULL,
	"item_id" text NOT NULL,
	"sent_on" date NOT NULL,
	"sent_by" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"sealed_reason" "bytea",
	"taken_back_by" text NOT NULL,
	"taken_back_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."break_glass" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"sealed_reason" "bytea" NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."calendar_feed" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "calendar_feed_token_once" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "boreal"."case_note" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"written_by" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"sealed_body" "bytea" NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."case_summary" (
	"application_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"status_updated_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_deadline" date DEFAULT 'infinity' NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"open_request" text,
	"sealed_counts" "bytea",
	"made_at" bigint DEFAULT -1 NOT NULL,
	"made_on" date
);
--> statement-breakpoint
CREATE TABLE "boreal"."case_task" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"cause" text,
	"sealed_words" "bytea",
	"is_for_applicant" boolean NOT NULL,
	"assignee_id" text,
	"due_on" date,
	"given_by" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."case_visit" (
	"application_id" text NOT NULL,
	"user_id" text NOT NULL,
	"present_at" timestamp (3) with time zone NOT NULL,
	"seen_position" bigint NOT NULL,
	"before_position" bigint,
	"before_at" timestamp (3) with time zone,
	CONSTRAINT "case_visit_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "boreal"."consent" (
	"owner_id" text NOT NULL,
	"organisation_id" text NOT NULL,
	"parts" jsonb NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"taken_back_at" timestamp (3) with time zone,
	CONSTRAINT "consent_owner_id_organisation_id_pk" PRIMARY KEY("owner_id","organisation_id")
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
	"sealed_display_name" "bytea",
	"position" integer DEFAULT 0 NOT NULL,
	"rotation" integer DEFAULT 0 NOT NULL,
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
	"filled_form" text,
	"reading_round" integer DEFAULT 1 NOT NULL,
	"reading_started_at" timestamp (3) with time zone,
	"reading_skipped_at" timestamp (3) with time zone,
	"rejected" boolean DEFAULT false NOT NULL,
	"sealed_password" "bytea",
	"duplicate_kept_at" timestamp (3) with time zone,
	"duplicate_kept_by" text,
	"checked_at" timestamp (3) with time zone,
	"damage" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."document_review" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text,
	"page" text NOT NULL,
	"slot" text NOT NULL,
	"child_number" integer,
	"values_mac" "bytea",
	"sealed_reason" "bytea",
	"reviewed_by" text NOT NULL,
	"reviewed_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."factor_reset" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" text,
	"confirmed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."filing" (
	"status_change_id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"filed_at" timestamp (3) with time zone NOT NULL,
	"sealed_contents" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."form_value" (
	"application_id" text NOT NULL,
	"form_key" text NOT NULL,
	"path" text NOT NULL,
	"sealed_value" "bytea",
	"sealed_base" "bytea",
	"version" integer NOT NULL,
	"entered_by" text NOT NULL,
	"entered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "form_value_application_id_form_key_path_pk" PRIMARY KEY("application_id","form_key","path")
);
--> statement-breakpoint
CREATE TABLE "boreal"."guest_session" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"invitation_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"organisation_id" text,
	"sealed_email" "bytea" NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"accepted_by" text,
	CONSTRAINT "invitation_token_once" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "boreal"."invoice" (
	"id" text PRIMARY KEY NOT NULL,
	"number" integer GENERATED ALWAYS AS IDENTITY (sequence name "boreal"."invoice_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_id" text NOT NULL,
	"total_cents" integer NOT NULL,
	"sealed_lines" "bytea" NOT NULL,
	"issued_by" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"replaced_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."lawyer_word" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	"warning_id" text,
	"form_key" text,
	"sealed_reason" "bytea" NOT NULL,
	"given_by" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."mail_outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"to_user_id" text,
	"kind" text NOT NULL,
	"sealed_mail" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."message_read" (
	"application_id" text NOT NULL,
	"user_id" text NOT NULL,
	"is_of_team" boolean NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "message_read_application_id_user_id_pk" PRIMARY KEY("application_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "boreal"."message" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"position" integer NOT NULL,
	"written_by" text NOT NULL,
	"is_from_team" boolean NOT NULL,
	"sealed_body" "bytea" NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."no_document_statement" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"page" text NOT NULL,
	"slot" text NOT NULL,
	"child_number" integer,
	"sealed_explanation" "bytea",
	"stated_by" text NOT NULL,
	"stated_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" text,
	"withdrawn_because" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."notice_choice" (
	"user_id" text PRIMARY KEY NOT NULL,
	"kinds" jsonb NOT NULL,
	"digest" text NOT NULL,
	"quiet_from" integer,
	"quiet_until" integer,
	"time_zone" text,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."notification" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"application_id" text,
	"subject" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"in_digest" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."organisation" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"name" "bytea",
	"public_key" text NOT NULL,
	"credential_id" text NOT NULL,
	"counter" integer NOT NULL,
	"device_type" text NOT NULL,
	"backed_up" boolean NOT NULL,
	"transports" text,
	"created_at" timestamp (3) with time zone,
	"aaguid" text,
	CONSTRAINT "passkey_credential_once" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "boreal"."payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"application_id" text,
	"reference" text,
	"cents" integer,
	"currency" text,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."payment" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"invoice_id" text,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"how" text NOT NULL,
	"source_key" text NOT NULL,
	"sealed_reference" "bytea",
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"cancelled_at" timestamp (3) with time zone,
	"cancelled_by" text,
	CONSTRAINT "payment_once" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "boreal"."person_key" (
	"owner_id" text PRIMARY KEY NOT NULL,
	"wrapped_key" "bytea" NOT NULL,
	"root_key_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."portal_fit" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"owner_id" text NOT NULL,
	"page" text NOT NULL,
	"slot" text NOT NULL,
	"child_number" integer,
	"portal" text NOT NULL,
	"inputs" text NOT NULL,
	"state" text NOT NULL,
	"sealed_report" "bytea",
	"wrapped_key" "bytea",
	"bytes" bigint,
	"requested_by" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "boreal"."profile" (
	"user_id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"applicant_kind" text,
	"school_id" text,
	"sso_id" text,
	"agent_id" text,
	"belonging_set" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"lawyer_scope" text,
	"language" text NOT NULL,
	"sealed_names" "bytea" NOT NULL,
	"sealed_life" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."rate_limit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL,
	"count" integer NOT NULL,
	"last_request" bigint NOT NULL,
	CONSTRAINT "rate_limit_key_once" UNIQUE("key")
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
CREATE TABLE "boreal"."recorded_fact" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"fact" text NOT NULL,
	"words" jsonb NOT NULL,
	"file_ids" jsonb,
	"recorded_by" text NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."refund" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"payment_id" text,
	"cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"how" text,
	"source_key" text NOT NULL,
	"sealed_reason" "bytea",
	"asked_by" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"provider_reference" text,
	CONSTRAINT "refund_once" UNIQUE("source_key")
);
--> statement-breakpoint
CREATE TABLE "boreal"."registration_link" (
	"id" text PRIMARY KEY NOT NULL,
	"organisation_id" text NOT NULL,
	"applicant_kind" text,
	"token_hash" "bytea" NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"used" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "registration_link_token_once" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "boreal"."reopened_part" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"kind" text NOT NULL,
	"part" text NOT NULL,
	"child_number" integer NOT NULL,
	"sealed_reason" "bytea" NOT NULL,
	"opened_by" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"closed_by" text,
	"closed_at" timestamp (3) with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."search_term" (
	"term" "bytea" NOT NULL,
	"application_id" text NOT NULL,
	CONSTRAINT "search_term_term_application_id_pk" PRIMARY KEY("term","application_id")
);
--> statement-breakpoint
CREATE TABLE "boreal"."section_invitation" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"section" text NOT NULL,
	"language" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "section_invitation_token_once" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "boreal"."service_price" (
	"id" text PRIMARY KEY NOT NULL,
	"position" integer GENERATED ALWAYS AS IDENTITY (sequence name "boreal"."service_price_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"application_type" text NOT NULL,
	"item_id" text NOT NULL,
	"applies_to" text NOT NULL,
	"cents" integer,
	"add_if_zero" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"description" jsonb,
	"note" jsonb,
	"valid_from" date NOT NULL,
	"valid_until" date,
	"added_by" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth"."session" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"token" "bytea" NOT NULL,
	"ip_address" "bytea",
	"user_agent" "bytea",
	"second_factor_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "session_token_once" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "boreal"."setting" (
	"id" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."setup_token" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"used_by" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."sign_on" (
	"organisation_id" text PRIMARY KEY NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text NOT NULL,
	"sealed_secret" "bytea" NOT NULL,
	"domains" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "boreal"."status_change" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"position" integer NOT NULL,
	"transition" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"made_by" text NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"sealed_details" "bytea" NOT NULL,
	"request_id" text NOT NULL,
	"undone_at" timestamp (3) with time zone,
	"undone_by" text
);
--> statement-breakpoint
CREATE TABLE "boreal"."status_report" (
	"id" text PRIMARY KEY NOT NULL,
	"application_id" text NOT NULL,
	"transition" text NOT NULL,
	"reported_by" text NOT NULL,
	"reported_at" timestamp (3) with time zone NOT NULL,
	"sealed_details" "bytea" NOT NULL,
	"request_id" text NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "auth"."two_factor" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"backup_codes" "bytea" NOT NULL,
	"verified" boolean,
	"failed_verification_count" integer,
	"locked_until" timestamp (3) with time zone
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
	"filled_form" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"refusal_code" text
);
--> statement-breakpoint
CREATE TABLE "auth"."used_code" (
	"user_id" text NOT NULL,
	"code" "bytea" NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "used_code_user_id_code_pk" PRIMARY KEY("user_id","code")
);
--> statement-breakpoint
CREATE TABLE "auth"."user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"two_factor_enabled" boolean,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_email_once" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "auth"."verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" "bytea" NOT NULL,
	"value" "bytea" NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
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
ALTER TABLE "auth"."account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."answer" ADD CONSTRAINT "answer_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."application_link" ADD CONSTRAINT "application_link_to_id_application_id_fk" FOREIGN KEY ("to_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."application_link" ADD CONSTRAINT "application_link_from_id_application_id_fk" FOREIGN KEY ("from_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."assignment" ADD CONSTRAINT "assignment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."authority_request_file" ADD CONSTRAINT "authority_request_file_item_id_authority_request_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "boreal"."authority_request_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."authority_request_item" ADD CONSTRAINT "authority_request_item_authority_request_id_authority_request_id_fk" FOREIGN KEY ("authority_request_id") REFERENCES "boreal"."authority_request"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."authority_request" ADD CONSTRAINT "authority_request_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."authority_request_taken_back" ADD CONSTRAINT "authority_request_taken_back_item_id_authority_request_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "boreal"."authority_request_item"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."break_glass" ADD CONSTRAINT "break_glass_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."case_note" ADD CONSTRAINT "case_note_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."case_summary" ADD CONSTRAINT "case_summary_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."case_task" ADD CONSTRAINT "case_task_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."case_visit" ADD CONSTRAINT "case_visit_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."consent" ADD CONSTRAINT "consent_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "boreal"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."dependent" ADD CONSTRAINT "dependent_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."document_file" ADD CONSTRAINT "document_file_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."document_review" ADD CONSTRAINT "document_review_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."filing" ADD CONSTRAINT "filing_status_change_id_status_change_id_fk" FOREIGN KEY ("status_change_id") REFERENCES "boreal"."status_change"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."filing" ADD CONSTRAINT "filing_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."form_value" ADD CONSTRAINT "form_value_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."guest_session" ADD CONSTRAINT "guest_session_invitation_id_section_invitation_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "boreal"."section_invitation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."invoice" ADD CONSTRAINT "invoice_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."lawyer_word" ADD CONSTRAINT "lawyer_word_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."message_read" ADD CONSTRAINT "message_read_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."message" ADD CONSTRAINT "message_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."no_document_statement" ADD CONSTRAINT "no_document_statement_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."passkey" ADD CONSTRAINT "passkey_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."payment" ADD CONSTRAINT "payment_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."payment" ADD CONSTRAINT "payment_invoice_id_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "boreal"."invoice"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."portal_fit" ADD CONSTRAINT "portal_fit_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."reading_correction" ADD CONSTRAINT "reading_correction_file_id_document_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "boreal"."document_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."reading" ADD CONSTRAINT "reading_file_id_document_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "boreal"."document_file"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."recorded_fact" ADD CONSTRAINT "recorded_fact_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."refund" ADD CONSTRAINT "refund_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."refund" ADD CONSTRAINT "refund_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "boreal"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."registration_link" ADD CONSTRAINT "registration_link_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "boreal"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."reopened_part" ADD CONSTRAINT "reopened_part_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."search_term" ADD CONSTRAINT "search_term_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."section_invitation" ADD CONSTRAINT "section_invitation_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."sign_on" ADD CONSTRAINT "sign_on_organisation_id_organisation_id_fk" FOREIGN KEY ("organisation_id") REFERENCES "boreal"."organisation"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."status_change" ADD CONSTRAINT "status_change_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."status_report" ADD CONSTRAINT "status_report_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."two_factor" ADD CONSTRAINT "two_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."upload" ADD CONSTRAINT "upload_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth"."used_code" ADD CONSTRAINT "used_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "auth"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "boreal"."warning_acknowledgement" ADD CONSTRAINT "warning_acknowledgement_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "boreal"."application"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_user" ON "auth"."account" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "account_of_provider_once" ON "auth"."account" USING btree ("provider_id","account_id");--> statement-breakpoint
CREATE INDEX "answer_revision_of" ON "boreal"."answer_revision" USING btree ("application_id","key","version");--> statement-breakpoint
CREATE UNIQUE INDEX "application_link_request" ON "boreal"."application_link" USING btree ("from_id","request_id");--> statement-breakpoint
CREATE INDEX "application_owner" ON "boreal"."application" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "assignment_staff" ON "boreal"."assignment" USING btree ("staff_id","application_id");--> statement-breakpoint
CREATE INDEX "authority_request_item_of" ON "boreal"."authority_request_item" USING btree ("authority_request_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "authority_request_once" ON "boreal"."authority_request" USING btree ("application_id","request_id");--> statement-breakpoint
CREATE UNIQUE INDEX "authority_request_of_letter" ON "boreal"."authority_request" USING btree ("letter_file_id") WHERE cancelled_at is null and letter_file_id is not null;--> statement-breakpoint
CREATE INDEX "authority_request_taken_back_of" ON "boreal"."authority_request_taken_back" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "break_glass_application" ON "boreal"."break_glass" USING btree ("application_id","ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feed_one" ON "boreal"."calendar_feed" USING btree ("owner_id") WHERE revoked_at is null;--> statement-breakpoint
CREATE INDEX "case_note_application" ON "boreal"."case_note" USING btree ("application_id","written_at");--> statement-breakpoint
CREATE INDEX "case_summary_newest" ON "boreal"."case_summary" USING btree ("type","status","created_at","application_id");--> statement-breakpoint
CREATE INDEX "case_summary_waiting" ON "boreal"."case_summary" USING btree ("type","status","status_updated_at","application_id");--> statement-breakpoint
CREATE INDEX "case_summary_deadline" ON "boreal"."case_summary" USING btree ("type","status","next_deadline","application_id");--> statement-breakpoint
CREATE INDEX "case_summary_owner" ON "boreal"."case_summary" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "case_summary_not_made" ON "boreal"."case_summary" USING btree ("application_id") WHERE made_at = -1;--> statement-breakpoint
CREATE INDEX "case_task_application" ON "boreal"."case_task" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "case_task_cause" ON "boreal"."case_task" USING btree ("application_id","cause");--> statement-breakpoint
CREATE INDEX "case_task_assignee" ON "boreal"."case_task" USING btree ("assignee_id","due_on") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "case_task_due" ON "boreal"."case_task" USING btree ("due_on") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "dependent_application" ON "boreal"."dependent" USING btree ("application_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dependent_one_spouse" ON "boreal"."dependent" USING btree ("application_id") WHERE type = 'Spouse' and removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "dependent_child_number" ON "boreal"."dependent" USING btree ("application_id","child_number") WHERE type = 'Child' and removed_at is null;--> statement-breakpoint
CREATE INDEX "document_file_application" ON "boreal"."document_file" USING btree ("application_id","deleted_at");--> statement-breakpoint
CREATE INDEX "document_file_check" ON "boreal"."document_file" USING btree ("checked_at") WHERE storage_key <> '';--> statement-breakpoint
CREATE INDEX "document_file_damaged" ON "boreal"."document_file" USING btree ("id") WHERE damage is not null;--> statement-breakpoint
CREATE INDEX "document_file_duplicate" ON "boreal"."document_file" USING btree ("application_id","content_mac");--> statement-breakpoint
CREATE INDEX "document_file_unread" ON "boreal"."document_file" USING btree ("owner_id") WHERE reading_started_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "document_file_skipped" ON "boreal"."document_file" USING btree ("reading_skipped_at") WHERE reading_skipped_at is not null;--> statement-breakpoint
CREATE INDEX "document_file_trash" ON "boreal"."document_file" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "document_review_application" ON "boreal"."document_review" USING btree ("application_id","reviewed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_review_of_file" ON "boreal"."document_review" USING btree ("file_id") WHERE cancelled_at is null and file_id is not null;--> statement-breakpoint
CREATE INDEX "factor_reset_asked" ON "boreal"."factor_reset" USING btree ("asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "factor_reset_open" ON "boreal"."factor_reset" USING btree ("user_id") WHERE confirmed_at is null;--> statement-breakpoint
CREATE INDEX "filing_application" ON "boreal"."filing" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "guest_session_invitation" ON "boreal"."guest_session" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_created" ON "boreal"."invitation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "invoice_application" ON "boreal"."invoice" USING btree ("application_id","issued_at");--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_one_in_force" ON "boreal"."invoice" USING btree ("application_id") WHERE replaced_at is null;--> statement-breakpoint
CREATE INDEX "lawyer_word_application" ON "boreal"."lawyer_word" USING btree ("application_id","given_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "boreal"."mail_outbox" USING btree ("next_attempt_at") WHERE next_attempt_at is not null;--> statement-breakpoint
CREATE INDEX "mail_outbox_created" ON "boreal"."mail_outbox" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_sent" ON "boreal"."mail_outbox" USING btree ("sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "message_position" ON "boreal"."message" USING btree ("application_id","position");--> statement-breakpoint
CREATE INDEX "no_document_application" ON "boreal"."no_document_statement" USING btree ("application_id","stated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "no_document_standing" ON "boreal"."no_document_statement" USING btree ("application_id","slot",coalesce("child_number", 0)) WHERE "boreal"."no_document_statement"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "notification_user" ON "boreal"."notification" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "notification_digest" ON "boreal"."notification" USING btree ("user_id") WHERE in_digest;--> statement-breakpoint
CREATE INDEX "passkey_user" ON "auth"."passkey" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_application" ON "boreal"."payment" USING btree ("application_id","recorded_at");--> statement-breakpoint
CREATE INDEX "portal_fit_application" ON "boreal"."portal_fit" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "profile_agent" ON "boreal"."profile" USING btree ("agent_id") WHERE agent_id is not null;--> statement-breakpoint
CREATE INDEX "profile_school" ON "boreal"."profile" USING btree ("school_id") WHERE school_id is not null;--> statement-breakpoint
CREATE INDEX "rate_limit_last_request" ON "auth"."rate_limit" USING btree ("last_request");--> statement-breakpoint
CREATE INDEX "reading_correction_file" ON "boreal"."reading_correction" USING btree ("file_id","corrected_at");--> statement-breakpoint
CREATE INDEX "recorded_fact_application" ON "boreal"."recorded_fact" USING btree ("application_id","fact","recorded_at");--> statement-breakpoint
CREATE INDEX "refund_application" ON "boreal"."refund" USING btree ("application_id","asked_at");--> statement-breakpoint
CREATE INDEX "refund_sending" ON "boreal"."refund" USING btree ("asked_at") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "registration_link_organisation" ON "boreal"."registration_link" USING btree ("organisation_id");--> statement-breakpoint
CREATE INDEX "reopened_part_application" ON "boreal"."reopened_part" USING btree ("application_id","opened_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reopened_part_open" ON "boreal"."reopened_part" USING btree ("application_id","kind","part","child_number") WHERE closed_at is null;--> statement-breakpoint
CREATE INDEX "search_term_application" ON "boreal"."search_term" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "section_invitation_application" ON "boreal"."section_invitation" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "section_invitation_maker" ON "boreal"."section_invitation" USING btree ("created_by","created_at");--> statement-breakpoint
CREATE INDEX "service_price_type" ON "boreal"."service_price" USING btree ("application_type","position");--> statement-breakpoint
CREATE INDEX "session_user" ON "auth"."session" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_expires" ON "auth"."session" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "status_change_order" ON "boreal"."status_change" USING btree ("application_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "status_change_request" ON "boreal"."status_change" USING btree ("application_id","request_id");--> statement-breakpoint
CREATE INDEX "status_report_application" ON "boreal"."status_report" USING btree ("application_id","reported_at");--> statement-breakpoint
CREATE UNIQUE INDEX "status_report_request" ON "boreal"."status_report" USING btree ("application_id","request_id");--> statement-breakpoint
CREATE INDEX "two_factor_user" ON "auth"."two_factor" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "upload_open" ON "boreal"."upload" USING btree ("finished_at","created_at");--> statement-breakpoint
CREATE INDEX "upload_open_owner" ON "boreal"."upload" USING btree ("owner_id","created_at") WHERE finished_at is null and refusal_code is null;--> statement-breakpoint
CREATE INDEX "used_code_at" ON "auth"."used_code" USING btree ("used_at");--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "auth"."verification" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "verification_expires" ON "auth"."verification" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "warning_acknowledgement_application" ON "boreal"."warning_acknowledgement" USING btree ("application_id");
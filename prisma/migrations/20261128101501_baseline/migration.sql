-- All tables, in one step: what the migrations that replaces.txt names made together. Functions, triggers and views are in
-- prisma/sql; fold_text, which two indexes below call, is applied before this file.

CREATE EXTENSION IF NOT EXISTS btree_gin;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- What the schema of Prisma describes.
CREATE TYPE "role" AS ENUM ('admin', 'professional', 'user');
CREATE TYPE "session_kind" AS ENUM ('web', 'api');
CREATE TYPE "account_link_kind" AS ENUM ('password_reset', 'email_confirmation');
CREATE TYPE "identity_provider" AS ENUM ('google');
CREATE TYPE "passkey_challenge_purpose" AS ENUM ('registration', 'proof');
CREATE TYPE "ad_booking_status" AS ENUM ('pending_payment', 'pending_review', 'approved', 'rejected', 'cancelled', 'expired');
CREATE TYPE "ad_event_kind" AS ENUM ('view', 'click');
CREATE TYPE "business_status" AS ENUM ('pending_payment', 'active', 'past_due', 'suspended', 'cancelled', 'paused', 'rejected', 'removed');
CREATE TYPE "business_tier" AS ENUM ('basic', 'premium', 'featured');
CREATE TYPE "business_visit_kind" AS ENUM ('visit', 'phone', 'whatsapp', 'mail', 'web', 'directions');
CREATE TYPE "business_import_state" AS ENUM ('checked', 'imported', 'undone');
CREATE TYPE "lead_status" AS ENUM ('active', 'returned');
CREATE TYPE "lead_source" AS ENUM ('trial', 'subscription', 'unconfirmed');
CREATE TYPE "lead_report_reason" AS ENUM ('wrong_number', 'no_answer', 'not_real', 'already_hired');
CREATE TYPE "lead_report_status" AS ENUM ('pending', 'returned_automatically', 'returned_by_admin', 'refused');
CREATE TYPE "lead_report_answer" AS ENUM ('contacted', 'not_contacted', 'already_hired', 'not_mine');
CREATE TYPE "mail_event_kind" AS ENUM ('hard_bounce', 'soft_bounce', 'complaint');
CREATE TYPE "intent_status" AS ENUM ('open', 'paid', 'returned', 'expired');
CREATE TYPE "effect_type" AS ENUM ('granted', 'taken_back');
CREATE TYPE "refund_status" AS ENUM ('requested', 'done', 'refused');
CREATE TYPE "photo_state" AS ENUM ('pending', 'attached', 'banner', 'removing', 'portrait', 'portfolio', 'logo', 'business');
CREATE TYPE "professional_status" AS ENUM ('pending_payment', 'pending_approval', 'approved', 'rejected', 'suspended', 'closed');
CREATE TYPE "check_kind" AS ENUM ('identity', 'documents', 'phone', 'licence');
CREATE TYPE "document_state" AS ENUM ('pending', 'attached', 'removing');
CREATE TYPE "review_provenance" AS ENUM ('work', 'account', 'qr', 'request');
CREATE TYPE "review_standing" AS ENUM ('counts', 'waiting', 'out');
CREATE TYPE "review_doubt" AS ENUM ('device', 'network', 'phone', 'mail', 'quick', 'repeated');
CREATE TYPE "review_report_reason" AS ENUM ('not_a_client', 'insults', 'private_data', 'advertising', 'off_topic');
CREATE TYPE "review_report_outcome" AS ENUM ('hidden', 'kept');
CREATE TYPE "service_request_status" AS ENUM ('pending', 'open', 'in_progress', 'completed', 'cancelled');
CREATE TYPE "request_hold" AS ENUM ('connection', 'site');
CREATE TYPE "urgent_outcome" AS ENUM ('answered', 'refunded', 'cancelled');
CREATE TYPE "actor_kind" AS ENUM ('client', 'professional', 'admin', 'system');
CREATE TYPE "subscription_status" AS ENUM ('pending', 'active', 'past_due', 'suspended', 'cancelled');
CREATE TYPE "consumer_request_kind" AS ENUM ('withdrawal', 'cancellation');
CREATE TYPE "consumer_request_status" AS ENUM ('open', 'done', 'refused');
CREATE TYPE "contact_subject" AS ENUM ('general', 'support', 'billing', 'partnership', 'other');
CREATE TYPE "contact_message_status" AS ENUM ('open', 'answered', 'done');
CREATE TYPE "data_request_kind" AS ENUM ('access', 'correction', 'erasure');
CREATE TYPE "data_request_status" AS ENUM ('unproven', 'open', 'done', 'refused');

CREATE TABLE "users" (
    "id" UUID NOT NULL,
    "username" CITEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "email_verified_at" TIMESTAMPTZ(3),
    "password_hash" TEXT,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "phone" TEXT,
    "role" "role" NOT NULL DEFAULT 'user',
    "address" TEXT,
    "localidad_id" INTEGER,
    "terms_version" TEXT,
    "terms_accepted_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "suspended_at" TIMESTAMPTZ(3),
    "suspension_reason" TEXT,
    "email_moved_at" TIMESTAMPTZ(3),
    "muted_mails" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "muted_notices" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "muted_pushes" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "has_daily_digest" BOOLEAN NOT NULL DEFAULT false,
    "second_factor_since" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "sessions" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "session_kind" NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 0,
    "salt" BYTEA NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "rotated_at" TIMESTAMPTZ(3),
    "last_seen_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),
    "revoke_reason" TEXT,
    "stepped_up_at" TIMESTAMPTZ(3),
    "user_agent" TEXT,
    "ip_prefix" TEXT,
    "device_hash" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "account_links" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "kind" "account_link_kind" NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "account_links_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "password_reset_requests" (
    "id" UUID NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "password_reset_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "identities" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identities_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "identity_arrivals" (
    "id" UUID NOT NULL,
    "provider" "identity_provider" NOT NULL,
    "subject" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "is_verified" BOOLEAN NOT NULL,
    "first_name" TEXT NOT NULL,
    "last_name" TEXT NOT NULL,
    "device_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "identity_arrivals_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "second_factors" (
    "user_id" UUID NOT NULL,
    "totp_secret" BYTEA,
    "pending_totp_secret" BYTEA,
    "pending_since" TIMESTAMPTZ(3),
    "last_totp_step" INTEGER,
    "failures" INTEGER NOT NULL DEFAULT 0,
    "failures_since" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "second_factors_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "recovery_codes" (
    "user_id" UUID NOT NULL,
    "code_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_codes_pkey" PRIMARY KEY ("user_id","code_hash")
);

CREATE TABLE "passkeys" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "credential_id" TEXT NOT NULL,
    "public_key" BYTEA NOT NULL,
    "counter" BIGINT NOT NULL,
    "transports" TEXT[],
    "name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "last_used_at" TIMESTAMPTZ(3),

    CONSTRAINT "passkeys_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "passkey_challenges" (
    "challenge" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "purpose" "passkey_challenge_purpose" NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "passkey_challenges_pkey" PRIMARY KEY ("challenge")
);

CREATE TABLE "ad_bookings" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "space_id" INTEGER NOT NULL,
    "combination_id" INTEGER NOT NULL,
    "start_date" DATE NOT NULL,
    "end_date" DATE NOT NULL,
    "amount_centavos" INTEGER NOT NULL,
    "status" "ad_booking_status" NOT NULL DEFAULT 'pending_payment',
    "held_until" TIMESTAMPTZ(3) NOT NULL,
    "reason" TEXT,
    "decided_by_id" UUID,
    "decided_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ad_bookings_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_banners" (
    "id" UUID NOT NULL,
    "booking_id" UUID NOT NULL,
    "photo_id" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "target_url" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ad_banners_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "ad_banner_days" (
    "banner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "ad_event_kind" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ad_banner_days_pkey" PRIMARY KEY ("banner_id","day","kind")
);

CREATE TABLE "ad_marks" (
    "banner_id" UUID NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "kind" "ad_event_kind" NOT NULL,
    "mark" TEXT NOT NULL,

    CONSTRAINT "ad_marks_pkey" PRIMARY KEY ("banner_id","hour","kind","mark")
);

CREATE TABLE "businesses" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "status" "business_status" NOT NULL DEFAULT 'pending_payment',
    "status_reason" TEXT,
    "paused_at" TIMESTAMPTZ(3),
    "public_until" TIMESTAMPTZ(3),
    "tier" "business_tier" NOT NULL,
    "next_tier" "business_tier",
    "next_rubro_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "next_plan_at" TIMESTAMPTZ(3),
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "short_description" TEXT,
    "address" TEXT,
    "postal_code" TEXT,
    "localidad_id" INTEGER,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "spot" cube,
    "phone" TEXT,
    "email" CITEXT,
    "website_url" TEXT,
    "social_media" JSONB NOT NULL DEFAULT '{}',
    "hours" JSONB NOT NULL,
    "founding_year" SMALLINT,
    "employee_count" INTEGER,
    "logo_photo_id" UUID,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "verified_at" TIMESTAMPTZ(3),
    "verified_what" TEXT,
    "featured_until" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "poster_version" INTEGER NOT NULL DEFAULT 1,
    "registration_key" TEXT,
    "device_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,
    "removed_at" TIMESTAMPTZ(3),
    "merged_into_id" UUID,
    "import_id" UUID,

    CONSTRAINT "businesses_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "business_distinctions" (
    "one_id" UUID NOT NULL,
    "other_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_distinctions_pkey" PRIMARY KEY ("one_id","other_id")
);

CREATE TABLE "business_slugs" (
    "slug" TEXT NOT NULL,
    "business_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_slugs_pkey" PRIMARY KEY ("slug")
);

CREATE TABLE "business_categories" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "schema_type" TEXT NOT NULL,
    "place_type" TEXT,
    "icon" TEXT NOT NULL,
    "synonyms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "position" INTEGER NOT NULL,
    "retired_at" TIMESTAMPTZ(3),
    "edited_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "business_categories_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "business_category_links" (
    "business_id" UUID NOT NULL,
    "category_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "public_until" TIMESTAMPTZ(3),

    CONSTRAINT "business_category_links_pkey" PRIMARY KEY ("business_id","category_id")
);

CREATE TABLE "business_tags" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "retired_at" TIMESTAMPTZ(3),
    "edited_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,
    "merged_into_id" INTEGER,

    CONSTRAINT "business_tags_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "business_tag_links" (
    "business_id" UUID NOT NULL,
    "tag_id" INTEGER NOT NULL,

    CONSTRAINT "business_tag_links_pkey" PRIMARY KEY ("business_id","tag_id")
);

CREATE TABLE "business_rubros" (
    "business_id" UUID NOT NULL,
    "rubro_id" INTEGER NOT NULL,

    CONSTRAINT "business_rubros_pkey" PRIMARY KEY ("business_id","rubro_id")
);

CREATE TABLE "business_photos" (
    "photo_id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "business_photos_pkey" PRIMARY KEY ("photo_id")
);

CREATE TABLE "business_special_hours" (
    "business_id" UUID NOT NULL,
    "date" DATE NOT NULL,
    "intervals" JSONB NOT NULL,
    "label" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "business_special_hours_pkey" PRIMARY KEY ("business_id","date")
);

CREATE TABLE "business_drafts" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "device_hash" TEXT,
    "connection_hash" TEXT,
    "form" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_drafts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "business_visits" (
    "business_id" UUID NOT NULL,
    "week" DATE NOT NULL,
    "kind" "business_visit_kind" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "business_visits_pkey" PRIMARY KEY ("business_id","week","kind")
);

CREATE TABLE "business_visit_marks" (
    "business_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "business_visit_kind" NOT NULL,
    "mark" TEXT NOT NULL,

    CONSTRAINT "business_visit_marks_pkey" PRIMARY KEY ("business_id","day","kind","mark")
);

CREATE TABLE "business_visit_salts" (
    "day" DATE NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "business_visit_salts_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "business_claims" (
    "id" UUID NOT NULL,
    "business_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "device_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "business_claims_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "business_imports" (
    "id" UUID NOT NULL,
    "file_hash" TEXT NOT NULL,
    "file_name" TEXT NOT NULL,
    "state" "business_import_state" NOT NULL DEFAULT 'checked',
    "line_count" INTEGER NOT NULL,
    "wrong_count" INTEGER NOT NULL,
    "hint_count" INTEGER NOT NULL DEFAULT 0,
    "unknown_columns" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "made_count" INTEGER NOT NULL DEFAULT 0,
    "kept_count" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,
    "imported_at" TIMESTAMPTZ(3),
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "business_imports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "business_import_lines" (
    "import_id" UUID NOT NULL,
    "line" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "facts" JSONB,
    "faults" JSONB NOT NULL,
    "hints" JSONB NOT NULL DEFAULT '[]',
    "business_id" UUID,

    CONSTRAINT "business_import_lines_pkey" PRIMARY KEY ("import_id","line")
);

CREATE TABLE "audit_entries" (
    "id" UUID NOT NULL,
    "actor_kind" "actor_kind" NOT NULL,
    "user_id" UUID,
    "action" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entries_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "page_purges" (
    "id" BIGSERIAL NOT NULL,
    "tags" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_purges_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "worker_heartbeats" (
    "lock_key" INTEGER NOT NULL,
    "worker_ids" TEXT[],
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("lock_key")
);

CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

CREATE TABLE "backups" (
    "id" UUID NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "backups_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "keyed_calls" (
    "id" TEXT NOT NULL,
    "body_mark" TEXT NOT NULL,
    "attempt_id" UUID NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" BYTEA,

    CONSTRAINT "keyed_calls_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "leads" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "status" "lead_status" NOT NULL DEFAULT 'active',
    "source" "lead_source" NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "contacted_at" TIMESTAMPTZ(3),
    "returned_at" TIMESTAMPTZ(3),
    "device_hash" TEXT,
    "network_hash" TEXT,
    "is_self_made" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "lead_reports" (
    "id" UUID NOT NULL,
    "lead_id" UUID NOT NULL,
    "reason" "lead_report_reason" NOT NULL,
    "note" TEXT,
    "status" "lead_report_status" NOT NULL DEFAULT 'pending',
    "answer" "lead_report_answer",
    "answered_at" TIMESTAMPTZ(3),
    "decided_at" TIMESTAMPTZ(3),
    "decided_by_id" UUID,
    "decision_note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "lead_reports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "mails" (
    "id" UUID NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "to" CITEXT NOT NULL,
    "refs" JSONB NOT NULL,
    "message_id" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "sent_at" TIMESTAMPTZ(3),
    "bounced_at" TIMESTAMPTZ(3),
    "complained_at" TIMESTAMPTZ(3),
    "skipped_at" TIMESTAMPTZ(3),
    "withheld_at" TIMESTAMPTZ(3),

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "muted_mailboxes" (
    "mark" TEXT NOT NULL,
    "group" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "muted_mailboxes_pkey" PRIMARY KEY ("mark","group")
);

CREATE TABLE "mail_events" (
    "id" TEXT NOT NULL,
    "kind" "mail_event_kind" NOT NULL,
    "email" CITEXT NOT NULL,
    "mail_id" UUID,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "marked_addresses" (
    "email" CITEXT NOT NULL,
    "reason" "mail_event_kind" NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,
    "cleared_at" TIMESTAMPTZ(3),

    CONSTRAINT "marked_addresses_pkey" PRIMARY KEY ("email")
);

CREATE TABLE "notices" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),
    "is_listed" BOOLEAN NOT NULL DEFAULT true,
    "request_id" UUID,

    CONSTRAINT "notices_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "push_devices" (
    "session_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "server_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "push_devices_pkey" PRIMARY KEY ("session_id")
);

CREATE TABLE "payment_intents" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "amount_centavos" INTEGER NOT NULL,
    "status" "intent_status" NOT NULL DEFAULT 'open',
    "user_id" UUID,
    "device_hash" TEXT,
    "payer_email" CITEXT,
    "return_path" TEXT NOT NULL,
    "terms_version" TEXT NOT NULL,
    "checkout_id" TEXT,
    "checkout_url" TEXT,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "next_check_at" TIMESTAMPTZ(3),
    "checks" INTEGER NOT NULL DEFAULT 0,
    "effect_payment_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_intents_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payments" (
    "id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "intent_id" UUID,
    "subscription_id" UUID,
    "status" TEXT NOT NULL,
    "status_detail" TEXT,
    "amount_centavos" INTEGER NOT NULL,
    "refunded_centavos" INTEGER NOT NULL DEFAULT 0,
    "currency" TEXT NOT NULL,
    "method_id" TEXT,
    "fault" TEXT,
    "provider_created_at" TIMESTAMPTZ(3) NOT NULL,
    "approved_at" TIMESTAMPTZ(3),
    "provider_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "synced_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payments_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_events" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "status_detail" TEXT,
    "refunded_centavos" INTEGER NOT NULL,
    "provider_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "source" TEXT NOT NULL,
    "raw" JSONB NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "payment_effects" (
    "intent_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "type" "effect_type" NOT NULL,
    "payment_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_effects_pkey" PRIMARY KEY ("intent_id","number")
);

CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "amount_centavos" INTEGER,
    "reason" TEXT NOT NULL,
    "note" TEXT,
    "requested_by_id" UUID,
    "status" "refund_status" NOT NULL DEFAULT 'requested',
    "provider_id" TEXT,
    "asked_at" TIMESTAMPTZ(3),
    "asked_centavos" INTEGER,
    "returned_before" INTEGER,
    "known_before" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "unread_answers" (
    "id" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "owner_type" TEXT NOT NULL,
    "owner_id" UUID NOT NULL,
    "fields" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "unread_answers_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "provider_notifications" (
    "id" UUID NOT NULL,
    "request_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "data_id" TEXT NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),
    "unknown_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_notifications_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "refused_notifications" (
    "day" DATE NOT NULL,
    "fault" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refused_notifications_pkey" PRIMARY KEY ("day","fault")
);

CREATE TABLE "invoice_profiles" (
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "document_kind" TEXT NOT NULL,
    "document" TEXT NOT NULL,
    "vat_condition" TEXT NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "invoice_profiles_pkey" PRIMARY KEY ("user_id")
);

CREATE TABLE "payment_invoice_data" (
    "payment_id" UUID NOT NULL,
    "user_id" UUID,
    "vat_percent" DOUBLE PRECISION NOT NULL,
    "name" TEXT,
    "document_kind" TEXT,
    "document" TEXT,
    "vat_condition" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_invoice_data_pkey" PRIMARY KEY ("payment_id")
);

CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "state" "photo_state" NOT NULL DEFAULT 'pending',
    "owner_key" TEXT NOT NULL,
    "connection_hash" TEXT,
    "request_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "provincias" (
    "id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "iso_letter" TEXT NOT NULL,
    "indec_code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "provincias_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "localidades" (
    "id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "provincia_id" INTEGER NOT NULL,
    "departamento" TEXT NOT NULL DEFAULT '',
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "population" INTEGER NOT NULL DEFAULT 0,
    "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "search_text" TEXT NOT NULL,
    "official_id" TEXT,
    "official_list" TEXT,

    CONSTRAINT "localidades_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "place_questions" (
    "day" DATE NOT NULL,
    "asked" INTEGER NOT NULL,

    CONSTRAINT "place_questions_pkey" PRIMARY KEY ("day")
);

CREATE TABLE "professionals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "professional_status" NOT NULL DEFAULT 'pending_approval',
    "status_reason" TEXT,
    "submitted_at" TIMESTAMPTZ(3),
    "approved_at" TIMESTAMPTZ(3),
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "away_until" TIMESTAMPTZ(3),
    "company_name" TEXT,
    "cuit" TEXT,
    "phone" TEXT,
    "description" TEXT NOT NULL DEFAULT '',
    "address" TEXT,
    "postal_code" TEXT,
    "localidad_id" INTEGER,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "service_radius_km" INTEGER NOT NULL DEFAULT 25,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "median_response_minutes" INTEGER,
    "search_points" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "working_hours" JSONB,
    "free_leads_left" INTEGER NOT NULL,
    "trial_ended_at" TIMESTAMPTZ(3),
    "photo_id" UUID,
    "registration_key" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "professionals_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "professional_checks" (
    "professional_id" UUID NOT NULL,
    "kind" "check_kind" NOT NULL,
    "fact" TEXT NOT NULL,
    "checked_by_id" UUID NOT NULL,
    "checked_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "professional_checks_pkey" PRIMARY KEY ("professional_id","kind")
);

CREATE TABLE "professional_rubros" (
    "professional_id" UUID NOT NULL,
    "rubro_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "latitude" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "longitude" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "is_at_centre" BOOLEAN NOT NULL DEFAULT true,
    "service_radius_km" INTEGER NOT NULL DEFAULT 0,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "response_minutes" INTEGER NOT NULL DEFAULT 2147483647,
    "is_matchable" BOOLEAN NOT NULL DEFAULT false,
    "spot" cube,
    "score" INTEGER NOT NULL DEFAULT 0,
    "is_available" BOOLEAN NOT NULL DEFAULT false,
    "away_until" TIMESTAMPTZ(3),
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "reach" cube,

    CONSTRAINT "professional_rubros_pkey" PRIMARY KEY ("professional_id","rubro_id")
);

CREATE TABLE "rubro_exchanges" (
    "period_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "from_rubro_id" INTEGER NOT NULL,
    "to_rubro_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rubro_exchanges_pkey" PRIMARY KEY ("period_id")
);

CREATE TABLE "rubro_localidades" (
    "rubro_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL,
    "centre" cube NOT NULL,

    CONSTRAINT "rubro_localidades_pkey" PRIMARY KEY ("rubro_id","localidad_id")
);

CREATE TABLE "portfolio_photos" (
    "photo_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "caption" TEXT NOT NULL DEFAULT '',

    CONSTRAINT "portfolio_photos_pkey" PRIMARY KEY ("photo_id")
);

CREATE TABLE "spent_trials" (
    "mark" TEXT NOT NULL,
    "professional_id" UUID,
    "free_leads_left" INTEGER NOT NULL,
    "was_suspended" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "spent_trials_pkey" PRIMARY KEY ("mark")
);

CREATE TABLE "started_registrations" (
    "device_hash" TEXT NOT NULL,
    "connection_hash" TEXT,
    "started_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "started_registrations_pkey" PRIMARY KEY ("device_hash")
);

CREATE TABLE "professional_documents" (
    "id" UUID NOT NULL,
    "state" "document_state" NOT NULL DEFAULT 'pending',
    "owner_key" TEXT NOT NULL,
    "connection_hash" TEXT,
    "professional_id" UUID,
    "name" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "professional_documents_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "reviews" (
    "id" UUID NOT NULL,
    "lead_id" UUID,
    "professional_id" UUID,
    "business_id" UUID,
    "user_id" UUID,
    "provenance" "review_provenance" NOT NULL DEFAULT 'work',
    "rating" SMALLINT NOT NULL,
    "title" TEXT,
    "content" TEXT,
    "author_name" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "edited_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "hidden_at" TIMESTAMPTZ(3),
    "hidden_reason" TEXT,
    "decisions" INTEGER NOT NULL DEFAULT 0,
    "device_hash" TEXT,
    "network_hash" TEXT,
    "standing" "review_standing" NOT NULL DEFAULT 'counts',
    "doubts" "review_doubt"[] DEFAULT ARRAY[]::"review_doubt"[],
    "standing_decided_at" TIMESTAMPTZ(3),

    CONSTRAINT "reviews_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "review_reports" (
    "id" UUID NOT NULL,
    "review_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "reason" "review_report_reason" NOT NULL,
    "note" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "outcome" "review_report_outcome",
    "decided_at" TIMESTAMPTZ(3),
    "decision_reason" TEXT,

    CONSTRAINT "review_reports_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "rubros" (
    "id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "trade_singular" TEXT NOT NULL,
    "trade_plural" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "icon" TEXT NOT NULL,
    "synonyms" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "is_popular" BOOLEAN NOT NULL DEFAULT false,
    "is_regulated" BOOLEAN NOT NULL DEFAULT false,
    "is_business_only" BOOLEAN NOT NULL DEFAULT false,
    "position" INTEGER NOT NULL,
    "retired_at" TIMESTAMPTZ(3),
    "edited_at" TIMESTAMPTZ(3),
    "version" INTEGER NOT NULL DEFAULT 1,

    CONSTRAINT "rubros_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "search_profiles" (
    "professional_id" UUID NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "score" INTEGER NOT NULL DEFAULT 0,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "response_minutes" INTEGER NOT NULL DEFAULT 2147483647,
    "service_radius_km" INTEGER NOT NULL DEFAULT 0,
    "is_available" BOOLEAN NOT NULL DEFAULT false,
    "away_until" TIMESTAMPTZ(3),
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "words" tsvector,

    CONSTRAINT "search_profiles_pkey" PRIMARY KEY ("professional_id")
);

CREATE TABLE "search_words" (
    "word" TEXT NOT NULL,
    "professionals" INTEGER NOT NULL,

    CONSTRAINT "search_words_pkey" PRIMARY KEY ("word")
);

CREATE TABLE "searched_businesses" (
    "business_id" UUID NOT NULL,
    "localidad_id" INTEGER NOT NULL DEFAULT 0,
    "spot" cube,
    "score" INTEGER NOT NULL DEFAULT 0,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "name_key" TEXT NOT NULL DEFAULT '',
    "open_week" int4multirange,
    "is_listed" BOOLEAN NOT NULL DEFAULT false,
    "public_until" TIMESTAMPTZ(3),
    "category_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "tag_ids" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "is_featured" BOOLEAN NOT NULL DEFAULT false,
    "featured_until" TIMESTAMPTZ(3),
    "words" tsvector,

    CONSTRAINT "searched_businesses_pkey" PRIMARY KEY ("business_id")
);

CREATE TABLE "business_search_words" (
    "word" TEXT NOT NULL,
    "businesses" INTEGER NOT NULL,

    CONSTRAINT "business_search_words_pkey" PRIMARY KEY ("word")
);

CREATE TABLE "service_requests" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "rubro_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL,
    "town_name" TEXT,
    "title" TEXT NOT NULL,
    "has_own_title" BOOLEAN NOT NULL DEFAULT false,
    "description" TEXT NOT NULL,
    "searched_words" TEXT,
    "searched_mask" INTEGER NOT NULL DEFAULT 0,
    "contact_name" TEXT NOT NULL,
    "contact_last_name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "service_address" TEXT NOT NULL,
    "postal_code" TEXT,
    "is_urgent" BOOLEAN NOT NULL DEFAULT false,
    "urgency_intent_id" UUID,
    "urgent_at" TIMESTAMPTZ(3),
    "urgent_due_at" TIMESTAMPTZ(3),
    "urgent_outcome" "urgent_outcome",
    "urgent_settled_at" TIMESTAMPTZ(3),
    "status" "service_request_status" NOT NULL DEFAULT 'pending',
    "status_reason" TEXT,
    "expiration_days" INTEGER NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "extended_at" TIMESTAMPTZ(3),
    "expiry_warned_at" TIMESTAMPTZ(3),
    "confirmed_at" TIMESTAMPTZ(3),
    "confirm_attempts" INTEGER NOT NULL DEFAULT 0,
    "code_version" INTEGER NOT NULL DEFAULT 1,
    "link_version" INTEGER NOT NULL DEFAULT 1,
    "lead_count" INTEGER NOT NULL DEFAULT 0,
    "wave" INTEGER NOT NULL DEFAULT 0,
    "next_wave_at" TIMESTAMPTZ(3),
    "preferred_professional_id" UUID,
    "first_offer_until" TIMESTAMPTZ(3),
    "chosen_lead_id" UUID,
    "idempotency_key" TEXT,
    "body_hash" TEXT NOT NULL,
    "filed_hash" TEXT,
    "device_hash" TEXT,
    "connection_hash" TEXT,
    "network_hash" TEXT,
    "held_because" "request_hold",
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "completed_by" "actor_kind",
    "work_asked_at" TIMESTAMPTZ(3),
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "service_request_drafts" (
    "id" UUID NOT NULL,
    "form" JSONB,
    "user_id" UUID,
    "device_hash" TEXT,
    "ip_prefix" TEXT,
    "submission_hash" TEXT NOT NULL,
    "request_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_request_drafts_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "service_request_events" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "from_status" "service_request_status",
    "to_status" "service_request_status",
    "actor_kind" "actor_kind" NOT NULL,
    "user_id" UUID,
    "lead_id" UUID,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_request_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "service_request_recipients" (
    "request_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "wave" INTEGER NOT NULL,
    "distance_km" DOUBLE PRECISION NOT NULL,
    "notified_at" TIMESTAMPTZ(3) NOT NULL,
    "waits_for_digest" BOOLEAN NOT NULL DEFAULT false,
    "digest_day" DATE,
    "was_unconfirmed" BOOLEAN NOT NULL DEFAULT false,
    "is_deferred" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "service_request_recipients_pkey" PRIMARY KEY ("request_id","professional_id")
);

CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "value" JSONB NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key","valid_from")
);

CREATE TABLE "subscriptions" (
    "id" UUID NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "subscription_status" NOT NULL DEFAULT 'pending',
    "payer_email" CITEXT NOT NULL,
    "unit_price_centavos" INTEGER NOT NULL,
    "units" INTEGER NOT NULL,
    "amount_centavos" INTEGER NOT NULL,
    "provider_amount_centavos" INTEGER,
    "next_unit_price_centavos" INTEGER,
    "next_unit_price_from" TIMESTAMPTZ(3),
    "provider_id" TEXT,
    "provider_status" TEXT,
    "provider_version" INTEGER,
    "provider_updated_at" TIMESTAMPTZ(3),
    "checkout_url" TEXT,
    "creating_until" TIMESTAMPTZ(3),
    "terms_version" TEXT NOT NULL,
    "authorized_at" TIMESTAMPTZ(3),
    "paid_until" TIMESTAMPTZ(3),
    "next_charge_at" TIMESTAMPTZ(3),
    "cancelled_at" TIMESTAMPTZ(3),
    "cancel_reason" TEXT,
    "next_check_at" TIMESTAMPTZ(3),
    "held_at" TIMESTAMPTZ(3),
    "is_paused_by_hold" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "subscription_charges" (
    "id" UUID NOT NULL,
    "provider_id" TEXT NOT NULL,
    "subscription_id" UUID NOT NULL,
    "status" TEXT NOT NULL,
    "amount_centavos" INTEGER NOT NULL,
    "debit_at" TIMESTAMPTZ(3) NOT NULL,
    "retry_attempt" INTEGER NOT NULL DEFAULT 0,
    "next_retry_at" TIMESTAMPTZ(3),
    "payment_provider_id" TEXT,
    "payment_status" TEXT,
    "paid_until" TIMESTAMPTZ(3),
    "fault" TEXT,
    "provider_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "raw" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_charges_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "subscription_events" (
    "id" UUID NOT NULL,
    "subscription_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "from_status" "subscription_status",
    "to_status" "subscription_status",
    "data" JSONB NOT NULL DEFAULT '{}',
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_events_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "consumer_requests" (
    "id" UUID NOT NULL,
    "kind" "consumer_request_kind" NOT NULL,
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "phone" TEXT,
    "detail" TEXT NOT NULL,
    "user_id" UUID,
    "status" "consumer_request_status" NOT NULL DEFAULT 'open',
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" UUID,
    "submission_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "consumer_requests_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "contact_messages" (
    "id" UUID NOT NULL,
    "subject" "contact_subject" NOT NULL,
    "name" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "message" TEXT NOT NULL,
    "user_id" UUID,
    "status" "contact_message_status" NOT NULL DEFAULT 'open',
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" UUID,
    "submission_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "contact_messages_pkey" PRIMARY KEY ("id")
);

CREATE TABLE "data_requests" (
    "id" UUID NOT NULL,
    "kind" "data_request_kind" NOT NULL,
    "code" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "detail" TEXT NOT NULL,
    "status" "data_request_status" NOT NULL DEFAULT 'unproven',
    "opened_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "link_until" TIMESTAMPTZ(3) NOT NULL,
    "proven_at" TIMESTAMPTZ(3),
    "due_at" TIMESTAMPTZ(3),
    "answer" TEXT,
    "answered_at" TIMESTAMPTZ(3),
    "answered_by_id" UUID,
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "data_requests_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");
CREATE INDEX "account_links_user_id_kind_created_at_idx" ON "account_links"("user_id", "kind", "created_at");
CREATE INDEX "account_links_expires_at_idx" ON "account_links"("expires_at");
CREATE INDEX "identities_user_id_idx" ON "identities"("user_id");
CREATE UNIQUE INDEX "identities_provider_subject_key" ON "identities"("provider", "subject");
CREATE INDEX "identity_arrivals_email_idx" ON "identity_arrivals"("email");
CREATE INDEX "identity_arrivals_expires_at_idx" ON "identity_arrivals"("expires_at");
CREATE UNIQUE INDEX "passkeys_credential_id_key" ON "passkeys"("credential_id");
CREATE INDEX "passkeys_user_id_idx" ON "passkeys"("user_id");
CREATE INDEX "passkey_challenges_user_id_idx" ON "passkey_challenges"("user_id");
CREATE INDEX "passkey_challenges_expires_at_idx" ON "passkey_challenges"("expires_at");
CREATE INDEX "ad_bookings_user_id_created_at_idx" ON "ad_bookings"("user_id", "created_at");
CREATE INDEX "ad_bookings_space_id_start_date_idx" ON "ad_bookings"("space_id", "start_date");
CREATE INDEX "ad_bookings_status_end_date_idx" ON "ad_bookings"("status", "end_date");
CREATE UNIQUE INDEX "ad_banners_booking_id_key" ON "ad_banners"("booking_id");
CREATE UNIQUE INDEX "ad_banners_photo_id_key" ON "ad_banners"("photo_id");
CREATE INDEX "ad_marks_hour_idx" ON "ad_marks"("hour");
CREATE UNIQUE INDEX "businesses_slug_key" ON "businesses"("slug");
CREATE UNIQUE INDEX "businesses_logo_photo_id_key" ON "businesses"("logo_photo_id");
CREATE UNIQUE INDEX "businesses_registration_key_key" ON "businesses"("registration_key");
CREATE INDEX "businesses_user_id_idx" ON "businesses"("user_id");
CREATE INDEX "businesses_merged_into_id_idx" ON "businesses"("merged_into_id");
CREATE INDEX "businesses_import_id_idx" ON "businesses"("import_id");
CREATE INDEX "business_distinctions_other_id_idx" ON "business_distinctions"("other_id");
CREATE INDEX "business_slugs_business_id_idx" ON "business_slugs"("business_id");
CREATE UNIQUE INDEX "business_categories_name_key" ON "business_categories"("name");
CREATE UNIQUE INDEX "business_categories_slug_key" ON "business_categories"("slug");
CREATE UNIQUE INDEX "business_tags_name_key" ON "business_tags"("name");
CREATE UNIQUE INDEX "business_tags_slug_key" ON "business_tags"("slug");
CREATE INDEX "business_tag_links_tag_id_idx" ON "business_tag_links"("tag_id");
CREATE INDEX "business_rubros_rubro_id_idx" ON "business_rubros"("rubro_id");
CREATE INDEX "business_photos_business_id_position_idx" ON "business_photos"("business_id", "position");
CREATE UNIQUE INDEX "business_drafts_user_id_key" ON "business_drafts"("user_id");
CREATE UNIQUE INDEX "business_drafts_device_hash_key" ON "business_drafts"("device_hash");
CREATE INDEX "business_drafts_updated_at_idx" ON "business_drafts"("updated_at");
CREATE INDEX "business_drafts_connection_hash_idx" ON "business_drafts"("connection_hash");
CREATE INDEX "business_visit_marks_day_idx" ON "business_visit_marks"("day");
CREATE INDEX "business_claims_user_id_idx" ON "business_claims"("user_id");
CREATE INDEX "business_claims_device_hash_idx" ON "business_claims"("device_hash");
CREATE UNIQUE INDEX "business_claims_business_id_user_id_key" ON "business_claims"("business_id", "user_id");
CREATE INDEX "audit_entries_subject_created_at_idx" ON "audit_entries"("subject", "created_at");
CREATE INDEX "backups_taken_at_idx" ON "backups"("taken_at");
CREATE INDEX "keyed_calls_started_at_idx" ON "keyed_calls"("started_at");
CREATE INDEX "leads_professional_id_taken_at_idx" ON "leads"("professional_id", "taken_at");
CREATE UNIQUE INDEX "leads_request_id_professional_id_key" ON "leads"("request_id", "professional_id");
CREATE UNIQUE INDEX "lead_reports_lead_id_key" ON "lead_reports"("lead_id");
CREATE INDEX "lead_reports_status_created_at_idx" ON "lead_reports"("status", "created_at");
CREATE UNIQUE INDEX "mails_dedupe_key_key" ON "mails"("dedupe_key");
CREATE UNIQUE INDEX "mails_message_id_key" ON "mails"("message_id");
CREATE INDEX "mails_to_idx" ON "mails"("to");
CREATE INDEX "mail_events_email_happened_at_idx" ON "mail_events"("email", "happened_at");
CREATE INDEX "mail_events_mail_id_idx" ON "mail_events"("mail_id");
CREATE INDEX "mail_events_received_at_idx" ON "mail_events"("received_at");
CREATE INDEX "notices_user_id_created_at_idx" ON "notices"("user_id", "created_at" DESC);
CREATE INDEX "notices_request_id_idx" ON "notices"("request_id");
CREATE UNIQUE INDEX "notices_user_id_dedupe_key_key" ON "notices"("user_id", "dedupe_key");
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");
CREATE INDEX "push_devices_user_id_idx" ON "push_devices"("user_id");
CREATE UNIQUE INDEX "payment_intents_checkout_id_key" ON "payment_intents"("checkout_id");
CREATE UNIQUE INDEX "payment_intents_effect_payment_id_key" ON "payment_intents"("effect_payment_id");
CREATE INDEX "payment_intents_subject_type_subject_id_idx" ON "payment_intents"("subject_type", "subject_id");
CREATE INDEX "payment_intents_user_id_created_at_idx" ON "payment_intents"("user_id", "created_at");
CREATE INDEX "payment_intents_device_hash_idx" ON "payment_intents"("device_hash");
CREATE INDEX "payment_intents_created_at_idx" ON "payment_intents"("created_at");
CREATE UNIQUE INDEX "payments_provider_id_key" ON "payments"("provider_id");
CREATE INDEX "payments_intent_id_idx" ON "payments"("intent_id");
CREATE INDEX "payments_subscription_id_idx" ON "payments"("subscription_id");
CREATE INDEX "payments_created_at_idx" ON "payments"("created_at");
CREATE INDEX "payments_approved_at_idx" ON "payments"("approved_at");
CREATE INDEX "payment_events_provider_updated_at_idx" ON "payment_events"("provider_updated_at");
CREATE UNIQUE INDEX "payment_events_payment_id_provider_updated_at_status_refund_key" ON "payment_events"("payment_id", "provider_updated_at", "status", "refunded_centavos");
CREATE UNIQUE INDEX "refunds_payment_id_provider_id_key" ON "refunds"("payment_id", "provider_id");
CREATE UNIQUE INDEX "unread_answers_kind_owner_id_provider_id_key" ON "unread_answers"("kind", "owner_id", "provider_id");
CREATE INDEX "provider_notifications_unknown_at_idx" ON "provider_notifications"("unknown_at");
CREATE INDEX "provider_notifications_received_at_idx" ON "provider_notifications"("received_at");
CREATE INDEX "provider_notifications_topic_data_id_idx" ON "provider_notifications"("topic", "data_id");
CREATE UNIQUE INDEX "provider_notifications_request_id_data_id_key" ON "provider_notifications"("request_id", "data_id");
CREATE INDEX "payment_invoice_data_user_id_created_at_idx" ON "payment_invoice_data"("user_id", "created_at");
CREATE INDEX "payment_invoice_data_created_at_idx" ON "payment_invoice_data"("created_at");
CREATE INDEX "photos_request_id_position_idx" ON "photos"("request_id", "position");
CREATE INDEX "photos_state_created_at_idx" ON "photos"("state", "created_at");
CREATE UNIQUE INDEX "provincias_nombre_key" ON "provincias"("nombre");
CREATE UNIQUE INDEX "provincias_slug_key" ON "provincias"("slug");
CREATE UNIQUE INDEX "localidades_provincia_id_slug_key" ON "localidades"("provincia_id", "slug");
CREATE UNIQUE INDEX "professionals_user_id_key" ON "professionals"("user_id");
CREATE UNIQUE INDEX "professionals_cuit_key" ON "professionals"("cuit");
CREATE UNIQUE INDEX "professionals_phone_key" ON "professionals"("phone");
CREATE UNIQUE INDEX "professionals_photo_id_key" ON "professionals"("photo_id");
CREATE UNIQUE INDEX "professionals_registration_key_key" ON "professionals"("registration_key");
CREATE INDEX "professionals_localidad_id_idx" ON "professionals"("localidad_id");
CREATE INDEX "rubro_exchanges_professional_id_idx" ON "rubro_exchanges"("professional_id");
CREATE INDEX "portfolio_photos_professional_id_position_idx" ON "portfolio_photos"("professional_id", "position");
CREATE INDEX "spent_trials_professional_id_idx" ON "spent_trials"("professional_id");
CREATE INDEX "started_registrations_connection_hash_idx" ON "started_registrations"("connection_hash");
CREATE INDEX "started_registrations_started_at_idx" ON "started_registrations"("started_at");
CREATE INDEX "professional_documents_professional_id_idx" ON "professional_documents"("professional_id");
CREATE INDEX "professional_documents_state_created_at_idx" ON "professional_documents"("state", "created_at");
CREATE UNIQUE INDEX "reviews_lead_id_key" ON "reviews"("lead_id");
CREATE INDEX "reviews_professional_id_created_at_idx" ON "reviews"("professional_id", "created_at" DESC);
CREATE INDEX "reviews_business_id_id_idx" ON "reviews"("business_id", "id" DESC);
CREATE INDEX "reviews_user_id_idx" ON "reviews"("user_id");
CREATE UNIQUE INDEX "reviews_business_id_user_id_key" ON "reviews"("business_id", "user_id");
CREATE INDEX "review_reports_user_id_idx" ON "review_reports"("user_id");
CREATE INDEX "review_reports_created_at_idx" ON "review_reports"("created_at");
CREATE UNIQUE INDEX "review_reports_review_id_user_id_key" ON "review_reports"("review_id", "user_id");
CREATE UNIQUE INDEX "rubros_slug_key" ON "rubros"("slug");
CREATE UNIQUE INDEX "service_requests_urgency_intent_id_key" ON "service_requests"("urgency_intent_id");
CREATE UNIQUE INDEX "service_requests_chosen_lead_id_key" ON "service_requests"("chosen_lead_id");
CREATE UNIQUE INDEX "service_requests_idempotency_key_key" ON "service_requests"("idempotency_key");
CREATE INDEX "service_requests_user_id_idx" ON "service_requests"("user_id");
CREATE INDEX "service_requests_email_idx" ON "service_requests"("email");
CREATE INDEX "service_requests_phone_idx" ON "service_requests"("phone");
CREATE INDEX "service_requests_device_hash_idx" ON "service_requests"("device_hash");
CREATE INDEX "service_requests_connection_hash_created_at_idx" ON "service_requests"("connection_hash", "created_at");
CREATE INDEX "service_requests_created_at_idx" ON "service_requests"("created_at");
CREATE INDEX "service_requests_searched_mask_idx" ON "service_requests"("searched_mask");
CREATE UNIQUE INDEX "service_request_drafts_request_id_key" ON "service_request_drafts"("request_id");
CREATE INDEX "service_request_drafts_submission_hash_idx" ON "service_request_drafts"("submission_hash");
CREATE INDEX "service_request_drafts_created_at_idx" ON "service_request_drafts"("created_at");
CREATE INDEX "service_request_events_request_id_created_at_idx" ON "service_request_events"("request_id", "created_at");
CREATE INDEX "service_request_recipients_professional_id_notified_at_idx" ON "service_request_recipients"("professional_id", "notified_at");
CREATE UNIQUE INDEX "subscriptions_provider_id_key" ON "subscriptions"("provider_id");
CREATE INDEX "subscriptions_subject_type_subject_id_idx" ON "subscriptions"("subject_type", "subject_id");
CREATE INDEX "subscriptions_user_id_idx" ON "subscriptions"("user_id");
CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions"("created_at");
CREATE UNIQUE INDEX "subscription_charges_provider_id_key" ON "subscription_charges"("provider_id");
CREATE INDEX "subscription_charges_subscription_id_debit_at_idx" ON "subscription_charges"("subscription_id", "debit_at");
CREATE INDEX "subscription_charges_payment_provider_id_idx" ON "subscription_charges"("payment_provider_id");
CREATE INDEX "subscription_events_subscription_id_created_at_idx" ON "subscription_events"("subscription_id", "created_at");
CREATE UNIQUE INDEX "consumer_requests_code_key" ON "consumer_requests"("code");
CREATE INDEX "consumer_requests_status_due_at_idx" ON "consumer_requests"("status", "due_at");
CREATE INDEX "contact_messages_status_created_at_idx" ON "contact_messages"("status", "created_at");
CREATE INDEX "contact_messages_submission_hash_idx" ON "contact_messages"("submission_hash");
CREATE INDEX "contact_messages_email_created_at_idx" ON "contact_messages"("email", "created_at");
CREATE UNIQUE INDEX "data_requests_code_key" ON "data_requests"("code");
CREATE INDEX "data_requests_status_due_at_idx" ON "data_requests"("status", "due_at");
CREATE INDEX "data_requests_email_created_at_idx" ON "data_requests"("email", "created_at");
ALTER TABLE "users" ADD CONSTRAINT "users_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "account_links" ADD CONSTRAINT "account_links_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "ad_banners" ADD CONSTRAINT "ad_banners_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "ad_bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ad_banners" ADD CONSTRAINT "ad_banners_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "ad_banner_days" ADD CONSTRAINT "ad_banner_days_banner_id_fkey" FOREIGN KEY ("banner_id") REFERENCES "ad_banners"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_logo_photo_id_fkey" FOREIGN KEY ("logo_photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "business_imports"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "businesses" ADD CONSTRAINT "businesses_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "businesses"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "business_distinctions" ADD CONSTRAINT "business_distinctions_one_id_fkey" FOREIGN KEY ("one_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_distinctions" ADD CONSTRAINT "business_distinctions_other_id_fkey" FOREIGN KEY ("other_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_slugs" ADD CONSTRAINT "business_slugs_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_category_links" ADD CONSTRAINT "business_category_links_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_category_links" ADD CONSTRAINT "business_category_links_category_id_fkey" FOREIGN KEY ("category_id") REFERENCES "business_categories"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "business_tags" ADD CONSTRAINT "business_tags_merged_into_id_fkey" FOREIGN KEY ("merged_into_id") REFERENCES "business_tags"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "business_tag_links" ADD CONSTRAINT "business_tag_links_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_tag_links" ADD CONSTRAINT "business_tag_links_tag_id_fkey" FOREIGN KEY ("tag_id") REFERENCES "business_tags"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "business_rubros" ADD CONSTRAINT "business_rubros_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_rubros" ADD CONSTRAINT "business_rubros_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "business_photos" ADD CONSTRAINT "business_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "business_photos" ADD CONSTRAINT "business_photos_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_special_hours" ADD CONSTRAINT "business_special_hours_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_drafts" ADD CONSTRAINT "business_drafts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_visits" ADD CONSTRAINT "business_visits_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_claims" ADD CONSTRAINT "business_claims_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "business_import_lines" ADD CONSTRAINT "business_import_lines_import_id_fkey" FOREIGN KEY ("import_id") REFERENCES "business_imports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "leads" ADD CONSTRAINT "leads_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "leads" ADD CONSTRAINT "leads_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "lead_reports" ADD CONSTRAINT "lead_reports_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "notices" ADD CONSTRAINT "notices_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_effect_payment_id_fkey" FOREIGN KEY ("effect_payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "payment_intents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_effects" ADD CONSTRAINT "payment_effects_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "payment_intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "payment_effects" ADD CONSTRAINT "payment_effects_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "invoice_profiles" ADD CONSTRAINT "invoice_profiles_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "payment_invoice_data" ADD CONSTRAINT "payment_invoice_data_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "photos" ADD CONSTRAINT "photos_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "localidades" ADD CONSTRAINT "localidades_provincia_id_fkey" FOREIGN KEY ("provincia_id") REFERENCES "provincias"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "professional_checks" ADD CONSTRAINT "professional_checks_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "professional_rubros" ADD CONSTRAINT "professional_rubros_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "professional_rubros" ADD CONSTRAINT "professional_rubros_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rubro_exchanges" ADD CONSTRAINT "rubro_exchanges_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rubro_exchanges" ADD CONSTRAINT "rubro_exchanges_from_rubro_id_fkey" FOREIGN KEY ("from_rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rubro_exchanges" ADD CONSTRAINT "rubro_exchanges_to_rubro_id_fkey" FOREIGN KEY ("to_rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "rubro_localidades" ADD CONSTRAINT "rubro_localidades_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "rubro_localidades" ADD CONSTRAINT "rubro_localidades_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "portfolio_photos" ADD CONSTRAINT "portfolio_photos_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "portfolio_photos" ADD CONSTRAINT "portfolio_photos_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "spent_trials" ADD CONSTRAINT "spent_trials_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "professional_documents" ADD CONSTRAINT "professional_documents_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_review_id_fkey" FOREIGN KEY ("review_id") REFERENCES "reviews"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "review_reports" ADD CONSTRAINT "review_reports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "search_profiles" ADD CONSTRAINT "search_profiles_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "searched_businesses" ADD CONSTRAINT "searched_businesses_business_id_fkey" FOREIGN KEY ("business_id") REFERENCES "businesses"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_preferred_professional_id_fkey" FOREIGN KEY ("preferred_professional_id") REFERENCES "professionals"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_chosen_lead_id_fkey" FOREIGN KEY ("chosen_lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_urgency_intent_id_fkey" FOREIGN KEY ("urgency_intent_id") REFERENCES "payment_intents"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "service_request_drafts" ADD CONSTRAINT "service_request_drafts_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;
ALTER TABLE "service_request_events" ADD CONSTRAINT "service_request_events_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_request_recipients" ADD CONSTRAINT "service_request_recipients_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "service_request_recipients" ADD CONSTRAINT "service_request_recipients_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma cannot express: checks, partial and expression indexes, the words of the search.

-- places
-- An official id has a meaning only with its list.
ALTER TABLE localidades
  ADD CONSTRAINT localidades_official_id_has_list CHECK ((official_id IS NULL) = (official_list IS NULL));
CREATE INDEX localidades_by_place ON localidades USING gist (ll_to_earth(latitude, longitude));

-- rubros
-- 'Plomeria' and 'Plomería' are the same rubro.
CREATE UNIQUE INDEX rubros_name_folded_key ON rubros (fold_text(name));

-- photos
ALTER TABLE photos
  ADD CONSTRAINT photos_attached_has_request CHECK ((state = 'attached') = (request_id IS NOT NULL)),
  ADD CONSTRAINT photos_position_range CHECK (position BETWEEN 0 AND 4);
CREATE UNIQUE INDEX photos_one_per_position ON photos (request_id, position) WHERE state = 'attached';

-- accounts
ALTER TABLE users
  ADD CONSTRAINT users_suspended_has_reason CHECK ((suspended_at IS NULL) = (suspension_reason IS NULL));

-- notices and mails
CREATE INDEX notices_unread ON notices (user_id) WHERE read_at IS NULL;
-- The addresses of a request's mails are deleted with its contact data, without reading all mails.
CREATE INDEX mails_of_request ON mails ((refs ->> 'requestId'));

-- payments
ALTER TABLE payment_intents
  ADD CONSTRAINT payment_intents_amount_positive CHECK (amount_centavos > 0),
  ADD CONSTRAINT payment_intents_paid_has_payment CHECK ((status = 'paid') = (effect_payment_id IS NOT NULL));
ALTER TABLE payments
  ADD CONSTRAINT payments_one_subject CHECK (intent_id IS NULL OR subscription_id IS NULL),
  ADD CONSTRAINT payments_refunded_range CHECK (refunded_centavos BETWEEN 0 AND amount_centavos);
-- Granted, taken back, granted again: odd numbers grant.
ALTER TABLE payment_effects
  ADD CONSTRAINT payment_effects_alternate CHECK ((number % 2 = 1) = (type = 'granted'));
ALTER TABLE refunds
  ADD CONSTRAINT refunds_amount_positive CHECK (amount_centavos > 0),
  ADD CONSTRAINT refunds_done_has_time CHECK ((status = 'done') = (done_at IS NOT NULL));
-- The whole rest of a payment is given back once, however many jobs, clicks and restarts ask for it.
CREATE UNIQUE INDEX refunds_one_total ON refunds (payment_id) WHERE amount_centavos IS NULL AND status <> 'refused';
-- For the clock: what has to be checked, sent or handled.
CREATE INDEX payment_intents_due_check ON payment_intents (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX refunds_to_send ON refunds (created_at) WHERE status = 'requested';
CREATE INDEX provider_notifications_unhandled ON provider_notifications (received_at) WHERE handled_at IS NULL;

-- subscriptions
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_amount_is_units CHECK (amount_centavos = unit_price_centavos * units AND units > 0),
  ADD CONSTRAINT subscriptions_announced_whole
    CHECK ((next_unit_price_centavos IS NULL) = (next_unit_price_from IS NULL)),
  ADD CONSTRAINT subscriptions_cancelled_has_time CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL));
-- A subject has one subscription that can still charge.
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (subject_type, subject_id)
  WHERE status IN ('pending', 'active', 'past_due', 'suspended');
CREATE INDEX subscriptions_due_check ON subscriptions (next_check_at) WHERE next_check_at IS NOT NULL;

-- professionals
-- A professional who works has a tax id, a phone and a locality.
ALTER TABLE professionals
  ADD CONSTRAINT professionals_approved_is_whole CHECK (status NOT IN ('approved', 'suspended')
    OR (cuit IS NOT NULL AND phone IS NOT NULL AND localidad_id IS NOT NULL)),
  ADD CONSTRAINT professionals_free_leads_not_negative CHECK (free_leads_left >= 0),
  ADD CONSTRAINT professionals_radius_range CHECK (service_radius_km BETWEEN 5 AND 100),
  ADD CONSTRAINT professionals_own_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL));
ALTER TABLE professional_documents
  ADD CONSTRAINT professional_documents_attached_has_professional
    CHECK ((state = 'attached') = (professional_id IS NOT NULL));
ALTER TABLE spent_trials ADD CONSTRAINT spent_trials_not_negative CHECK (free_leads_left >= 0);
-- The same phone with and without the 9 of mobile numbers: one professional, one trial.
CREATE UNIQUE INDEX professionals_same_phone ON professionals (regexp_replace(phone, '^\+549?', ''));
-- Professionals who wait for a decision, the longest first.
CREATE INDEX professionals_waiting ON professionals (submitted_at, id) WHERE status = 'pending_approval';
-- The sitemap reads this index alone.
CREATE INDEX professionals_public ON professionals (id) INCLUDE (updated_at) WHERE status = 'approved';

-- service-requests
ALTER TABLE service_requests
  ADD CONSTRAINT service_requests_lead_count_range CHECK (lead_count BETWEEN 0 AND 5),
  ADD CONSTRAINT service_requests_closed_has_time
    CHECK ((status IN ('completed', 'cancelled')) = (closed_at IS NOT NULL)),
  ADD CONSTRAINT service_requests_completed_by_someone CHECK (completed_by IS NULL OR status = 'completed'),
  ADD CONSTRAINT service_requests_first_offer_is_whole
    CHECK (first_offer_until IS NULL OR preferred_professional_id IS NOT NULL),
  ADD CONSTRAINT service_requests_urgent_is_paid
    CHECK (NOT is_urgent OR (urgency_intent_id IS NOT NULL AND urgent_at IS NOT NULL)),
  ADD CONSTRAINT service_requests_urgent_settled CHECK ((urgent_outcome IS NULL) = (urgent_settled_at IS NULL));
ALTER TABLE service_request_drafts
  ADD CONSTRAINT service_request_drafts_closed_is_empty CHECK ((form IS NULL) = (closed_at IS NOT NULL)),
  ADD CONSTRAINT service_request_drafts_filed_is_closed CHECK (request_id IS NULL OR closed_at IS NOT NULL);
-- Live requests with the same form, from any sender.
CREATE INDEX service_requests_live_body ON service_requests (body_hash)
  WHERE status IN ('pending', 'open', 'in_progress');
-- The portal's list: urgent requests that wait for an answer first, then the newest. Includes the columns of the
-- expression, because the planner otherwise does not take the index for sufficient.
CREATE INDEX service_requests_live_by_town ON service_requests
  (rubro_id, localidad_id, (is_urgent AND urgent_outcome IS NULL) DESC, created_at DESC, id DESC)
  INCLUDE (user_id, is_urgent, urgent_outcome) WHERE status IN ('pending', 'open', 'in_progress');
-- Confirmed requests of a rubro in a town, which professionals see before they pay.
CREATE INDEX service_requests_demand ON service_requests (rubro_id, localidad_id, created_at)
  WHERE confirmed_at IS NOT NULL;
-- For the clock.
CREATE INDEX service_requests_due_wave ON service_requests (next_wave_at) WHERE next_wave_at IS NOT NULL;
CREATE INDEX service_requests_due_expiry ON service_requests (expires_at) WHERE status IN ('pending', 'open');
CREATE INDEX service_requests_urgent_due ON service_requests (urgent_due_at)
  WHERE is_urgent AND urgent_outcome IS NULL;
CREATE INDEX service_requests_to_anonymise ON service_requests (closed_at) WHERE anonymised_at IS NULL;
CREATE INDEX service_requests_in_progress ON service_requests (id) WHERE status = 'in_progress';
CREATE INDEX service_request_drafts_open ON service_request_drafts (created_at) WHERE closed_at IS NULL;
-- The form says how many urgent requests were answered in time lately.
CREATE INDEX service_requests_urgent_settled ON service_requests (urgent_at) INCLUDE (urgent_outcome)
  WHERE urgent_outcome IS NOT NULL;
-- The panel counts the requests that a flood holds back until their client confirms.
CREATE INDEX service_requests_held ON service_requests (created_at)
  WHERE held_because IS NOT NULL AND confirmed_at IS NULL;
-- Recipients who wait for the mail of the day, and those of the last hour that count for the site's ceiling.
CREATE INDEX service_request_recipients_waiting ON service_request_recipients (professional_id)
  WHERE waits_for_digest;
CREATE INDEX service_request_recipients_digested ON service_request_recipients (professional_id, digest_day)
  WHERE digest_day IS NOT NULL;
CREATE INDEX service_request_recipients_unconfirmed ON service_request_recipients (notified_at)
  WHERE was_unconfirmed AND NOT is_deferred;

-- service-requests: matching (docs/matching.md)
-- Professionals with coordinates of their own. The first column lays the index out: a map for each rubro, side by side, so
-- that its pages hardly overlap. Distances are measured by the second.
CREATE INDEX professional_rubros_by_place ON professional_rubros USING gist
  (point(rubro_id * 1e8::float8 + cube_ll_coord(spot, 1), cube_ll_coord(spot, 3)), spot, reach)
  WHERE is_matchable AND NOT is_at_centre;
-- Professionals at the centre of their locality, in the order that decides between equal distances.
CREATE INDEX professional_rubros_by_centre ON professional_rubros
  (rubro_id, localidad_id, avg_rating DESC, response_minutes, professional_id) INCLUDE (service_radius_km, away_until)
  WHERE is_matchable AND is_at_centre;
-- Every row. The condition hides the index from Prisma, which would drop an index that its schema does not have.
CREATE INDEX rubro_localidades_by_place ON rubro_localidades USING gist (rubro_id, centre) WHERE centre IS NOT NULL;

-- leads
ALTER TABLE leads ADD CONSTRAINT leads_returned_has_time CHECK ((status = 'returned') = (returned_at IS NOT NULL));
ALTER TABLE lead_reports
  ADD CONSTRAINT lead_reports_decided_has_time CHECK ((status = 'pending') = (decided_at IS NULL));
-- The clock deletes the marks of device and network.
CREATE INDEX leads_with_marks ON leads (taken_at) WHERE device_hash IS NOT NULL OR network_hash IS NOT NULL;

-- reviews
ALTER TABLE reviews
  ADD CONSTRAINT reviews_rating_in_range CHECK (rating BETWEEN 1 AND 5),
  ADD CONSTRAINT reviews_answer_has_time CHECK ((answer IS NULL) = (answered_at IS NULL)),
  ADD CONSTRAINT reviews_hidden_has_reason CHECK ((hidden_at IS NULL) = (hidden_reason IS NULL)),
  ADD CONSTRAINT reviews_say_of_one CHECK (num_nonnulls(professional_id, business_id) = 1),
  ADD CONSTRAINT reviews_of_work_have_a_lead CHECK ((professional_id IS NULL) = (lead_id IS NULL)),
  ADD CONSTRAINT reviews_of_businesses_have_an_author CHECK ((business_id IS NULL) = (user_id IS NULL)),
  ADD CONSTRAINT reviews_say_where_from
    CHECK ((provenance::text IN ('work', 'request')) = (professional_id IS NOT NULL));
ALTER TABLE review_reports
  ADD CONSTRAINT review_reports_decision_is_whole
    CHECK ((outcome IS NULL) = (decided_at IS NULL) AND (outcome IS NULL) = (decision_reason IS NULL));
CREATE INDEX reviews_waiting ON reviews (created_at) WHERE standing = 'waiting';
-- Reviews are compared by device; the clock deletes the marks of device and network.
CREATE INDEX reviews_by_device ON reviews (device_hash) WHERE device_hash IS NOT NULL;
CREATE INDEX reviews_with_marks ON reviews (created_at) WHERE device_hash IS NOT NULL OR network_hash IS NOT NULL;

-- businesses
ALTER TABLE businesses
  ADD CONSTRAINT businesses_own_place_whole CHECK ((latitude IS NULL) = (longitude IS NULL)),
  ADD CONSTRAINT businesses_public_in_a_place
    CHECK (localidad_id IS NOT NULL OR status NOT IN ('active', 'past_due')),
  ADD CONSTRAINT businesses_rating_in_range CHECK (avg_rating BETWEEN 0 AND 5 AND review_count >= 0),
  ADD CONSTRAINT businesses_has_people CHECK (employee_count > 0),
  ADD CONSTRAINT businesses_rejected_has_reason CHECK (status <> 'rejected' OR status_reason IS NOT NULL),
  ADD CONSTRAINT businesses_removed_has_time CHECK ((status = 'removed') = (removed_at IS NOT NULL)),
  ADD CONSTRAINT businesses_merged_is_removed CHECK (merged_into_id IS NULL OR status = 'removed'),
  ADD CONSTRAINT businesses_verified_says_what CHECK ((verified_at IS NULL) = (verified_what IS NULL)),
  ADD CONSTRAINT businesses_next_plan_whole CHECK ((next_tier IS NULL) = (next_plan_at IS NULL)
    AND (next_tier IS NULL) = (cardinality(next_rubro_ids) = 0));
ALTER TABLE business_drafts
  ADD CONSTRAINT business_drafts_is_somebodys CHECK ((user_id IS NULL) <> (device_hash IS NULL));
ALTER TABLE business_tags
  ADD CONSTRAINT business_tags_merged_is_retired CHECK (merged_into_id IS NULL OR retired_at IS NOT NULL);
-- A pair of distinct businesses is stored once, the smaller id first.
ALTER TABLE business_distinctions ADD CONSTRAINT business_distinctions_order CHECK (one_id < other_id);
ALTER TABLE business_imports ADD CONSTRAINT business_imports_state_has_time
  CHECK ((state = 'checked') = (imported_at IS NULL) AND (state = 'undone') = (undone_at IS NOT NULL));
-- A file is imported once, until that import is undone.
CREATE UNIQUE INDEX business_imports_one_of_file ON business_imports (file_hash) WHERE state <> 'undone';
CREATE INDEX business_import_lines_by_business ON business_import_lines (business_id) WHERE business_id IS NOT NULL;
-- Listings: 'cafés of Rosario' and 'cafés', best first; everything in a town; everything near a point.
CREATE INDEX business_category_links_by_place ON business_category_links
  (category_id, localidad_id, score DESC, business_id) INCLUDE (public_until) WHERE is_listed;
CREATE INDEX business_category_links_by_score ON business_category_links
  (category_id, score DESC, business_id) INCLUDE (public_until) WHERE is_listed;
CREATE INDEX businesses_by_localidad ON businesses (localidad_id, score DESC, id)
  WHERE status IN ('active', 'past_due');
CREATE INDEX businesses_by_spot ON businesses USING gist (spot) WHERE status IN ('active', 'past_due');
-- A business may exist already: by its name in a town, by its phone anywhere.
CREATE INDEX businesses_by_name_in_town ON businesses (localidad_id, fold_text(name));
CREATE INDEX businesses_by_phone ON businesses (phone) WHERE phone IS NOT NULL;
-- For the clock: paid time that ends, a featured place that ends, registrations that were never paid.
CREATE INDEX businesses_to_end ON businesses (public_until)
  WHERE status IN ('active', 'past_due') AND public_until IS NOT NULL;
CREATE INDEX businesses_featured_to_end ON businesses (featured_until) WHERE featured_until IS NOT NULL;
CREATE INDEX businesses_never_paid ON businesses (created_at) WHERE status = 'pending_payment';
-- The sitemap reads this index alone.
CREATE INDEX businesses_public ON businesses (id) INCLUDE (updated_at, public_until)
  WHERE status IN ('active', 'past_due');

-- search
-- Words in Spanish, without accents. What the lists read beside their order is included in the indexes.
CREATE TEXT SEARCH CONFIGURATION oficio (COPY = spanish);
ALTER TEXT SEARCH CONFIGURATION oficio ALTER MAPPING FOR hword, hword_part, word WITH unaccent, spanish_stem;

-- Professionals: the best of a locality and of the country, for a rubro and for all.
CREATE INDEX professional_rubros_by_score ON professional_rubros (rubro_id, score DESC, professional_id)
  INCLUDE (localidad_id, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX professional_rubros_by_score_in_town ON professional_rubros
  (rubro_id, localidad_id, score DESC, professional_id)
  INCLUDE (service_radius_km, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX search_profiles_by_score ON search_profiles (score DESC, professional_id)
  INCLUDE (localidad_id, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX search_profiles_by_score_in_town ON search_profiles (localidad_id, score DESC, professional_id)
  INCLUDE (service_radius_km, avg_rating, response_minutes, is_available, away_until) WHERE is_listed;
CREATE INDEX search_profiles_by_words ON search_profiles USING gin (words) WHERE is_listed;
-- Businesses: the same by score, rating and name; what is near; words; paid places.
CREATE INDEX searched_businesses_by_score ON searched_businesses (score DESC, business_id)
  INCLUDE (public_until) WHERE is_listed;
CREATE INDEX searched_businesses_by_score_in_town ON searched_businesses (localidad_id, score DESC, business_id)
  INCLUDE (public_until, category_ids, tag_ids, is_featured, featured_until) WHERE is_listed;
CREATE INDEX searched_businesses_by_rating ON searched_businesses
  (avg_rating DESC, review_count DESC, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_rating_in_town ON searched_businesses
  (localidad_id, avg_rating DESC, review_count DESC, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_name ON searched_businesses (name_key, business_id) WHERE is_listed;
CREATE INDEX searched_businesses_by_name_in_town ON searched_businesses (localidad_id, name_key, business_id)
  WHERE is_listed;
CREATE INDEX searched_businesses_by_spot ON searched_businesses USING gist (spot) WHERE is_listed;
CREATE INDEX searched_businesses_by_words ON searched_businesses USING gin (words) WHERE is_listed;
CREATE INDEX searched_businesses_featured ON searched_businesses (score DESC, business_id)
  WHERE is_listed AND is_featured;
-- Requests: the words that anybody may read, and the words as they were typed.
CREATE INDEX service_requests_by_searched_words ON service_requests USING gin (to_tsvector('oficio', searched_words));
CREATE INDEX service_requests_by_words ON service_requests
  USING gin (to_tsvector('oficio', title || ' ' || description));
-- Words that are like a misspelt one.
CREATE INDEX search_words_by_likeness ON search_words USING gin (word gin_trgm_ops) WHERE word !~ '[^a-z]';
CREATE INDEX business_search_words_by_likeness ON business_search_words USING gin (word gin_trgm_ops)
  WHERE word !~ '[^a-z]';

-- advertising
ALTER TABLE ad_banner_days ADD CONSTRAINT ad_banner_days_count_up CHECK (count > 0);
-- A space has one advertiser a day.
ALTER TABLE ad_bookings
  ADD CONSTRAINT ad_bookings_cost_something CHECK (amount_centavos > 0),
  ADD CONSTRAINT ad_bookings_days_in_order CHECK (start_date <= end_date),
  ADD CONSTRAINT ad_bookings_no_day_twice
    EXCLUDE USING gist (space_id WITH =, daterange(start_date, end_date, '[]') WITH &&)
    WHERE (status IN ('pending_payment', 'pending_review', 'approved'));

-- support
ALTER TABLE contact_messages
  ADD CONSTRAINT contact_messages_answered_has_time CHECK ((status = 'open') = (answered_at IS NULL));
ALTER TABLE consumer_requests
  ADD CONSTRAINT consumer_requests_answered_has_time CHECK ((status = 'open') = (answered_at IS NULL));

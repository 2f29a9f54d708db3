-- Extensions first: citext for names and addresses that ignore case; cube and earthdistance for "who is near";
-- the others for search and for bookings that may not overlap.
CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS cube;
CREATE EXTENSION IF NOT EXISTS earthdistance;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "lead_status" AS ENUM ('active', 'returned');

-- CreateEnum
CREATE TYPE "lead_source" AS ENUM ('trial', 'subscription', 'unconfirmed');

-- CreateEnum
CREATE TYPE "lead_report_reason" AS ENUM ('wrong_number', 'no_answer', 'not_real', 'already_hired');

-- CreateEnum
CREATE TYPE "lead_report_status" AS ENUM ('pending', 'returned_automatically', 'returned_by_admin', 'refused');

-- CreateEnum
CREATE TYPE "lead_report_answer" AS ENUM ('contacted', 'not_contacted', 'already_hired', 'not_mine');

-- CreateEnum
CREATE TYPE "photo_state" AS ENUM ('pending', 'attached');

-- CreateEnum
CREATE TYPE "professional_status" AS ENUM ('pending_payment', 'pending_approval', 'approved', 'rejected', 'suspended');

-- CreateEnum
CREATE TYPE "service_request_status" AS ENUM ('pending', 'open', 'in_progress', 'completed', 'cancelled');

-- CreateEnum
CREATE TYPE "actor_kind" AS ENUM ('client', 'professional', 'admin', 'system');

-- CreateEnum
CREATE TYPE "session_kind" AS ENUM ('web', 'api');

-- CreateEnum
CREATE TYPE "role" AS ENUM ('admin', 'professional', 'user');

-- CreateTable
CREATE TABLE "leads" (
    "id" UUID NOT NULL,
    "request_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "status" "lead_status" NOT NULL DEFAULT 'active',
    "source" "lead_source" NOT NULL,
    "taken_at" TIMESTAMPTZ(3) NOT NULL,
    "contacted_at" TIMESTAMPTZ(3),
    "returned_at" TIMESTAMPTZ(3),

    CONSTRAINT "leads_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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
    "skipped_at" TIMESTAMPTZ(3),
    "last_error" TEXT,

    CONSTRAINT "mails_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "notifications" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "href" TEXT NOT NULL,
    "dedupe_key" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "read_at" TIMESTAMPTZ(3),

    CONSTRAINT "notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settings" (
    "key" TEXT NOT NULL,
    "valid_from" TIMESTAMPTZ(3) NOT NULL,
    "value" JSONB NOT NULL,
    "created_by_id" UUID,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "settings_pkey" PRIMARY KEY ("key","valid_from")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "page_purges" (
    "id" BIGSERIAL NOT NULL,
    "tags" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_purges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "worker_heartbeats" (
    "lock_key" INTEGER NOT NULL,
    "worker_ids" TEXT[],
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "beat_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "worker_heartbeats_pkey" PRIMARY KEY ("lock_key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "photos" (
    "id" UUID NOT NULL,
    "state" "photo_state" NOT NULL DEFAULT 'pending',
    "owner_key" TEXT NOT NULL,
    "request_id" UUID,
    "position" INTEGER NOT NULL DEFAULT 0,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "sha256" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "photos_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provincias" (
    "id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "iso_letter" TEXT NOT NULL,
    "indec_code" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "provincias_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "localidades" (
    "id" INTEGER NOT NULL,
    "nombre" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "provincia_id" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION NOT NULL,
    "longitude" DOUBLE PRECISION NOT NULL,
    "population" INTEGER NOT NULL DEFAULT 0,
    "aliases" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "search_text" TEXT NOT NULL,
    "georef_id" TEXT,
    "indec_id" TEXT,

    CONSTRAINT "localidades_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "professionals" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "professional_status" NOT NULL DEFAULT 'pending_approval',
    "status_reason" TEXT,
    "approved_at" TIMESTAMPTZ(3),
    "is_available" BOOLEAN NOT NULL DEFAULT true,
    "company_name" TEXT,
    "cuit" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "address" TEXT,
    "localidad_id" INTEGER NOT NULL,
    "latitude" DOUBLE PRECISION,
    "longitude" DOUBLE PRECISION,
    "service_radius_km" INTEGER NOT NULL DEFAULT 25,
    "avg_rating" DECIMAL(3,2) NOT NULL DEFAULT 0,
    "review_count" INTEGER NOT NULL DEFAULT 0,
    "median_response_minutes" INTEGER,
    "free_leads_left" INTEGER NOT NULL DEFAULT 3,
    "trial_ended_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "professionals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

    CONSTRAINT "professional_rubros_pkey" PRIMARY KEY ("professional_id","rubro_id")
);

-- CreateTable
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
    "position" INTEGER NOT NULL,
    "is_active" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "rubros_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_requests" (
    "id" UUID NOT NULL,
    "user_id" UUID,
    "rubro_id" INTEGER NOT NULL,
    "localidad_id" INTEGER NOT NULL,
    "town_name" TEXT,
    "title" TEXT NOT NULL,
    "has_own_title" BOOLEAN NOT NULL DEFAULT false,
    "description" TEXT NOT NULL,
    "contact_name" TEXT NOT NULL,
    "contact_last_name" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "email" CITEXT NOT NULL,
    "service_address" TEXT NOT NULL,
    "postal_code" TEXT,
    "is_urgent" BOOLEAN NOT NULL DEFAULT false,
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
    "chosen_lead_id" UUID,
    "idempotency_key" TEXT,
    "body_hash" TEXT NOT NULL,
    "submission_hash" TEXT NOT NULL,
    "device_hash" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),
    "anonymised_at" TIMESTAMPTZ(3),

    CONSTRAINT "service_requests_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
CREATE TABLE "service_request_recipients" (
    "request_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "wave" INTEGER NOT NULL,
    "distance_km" DOUBLE PRECISION NOT NULL,
    "notified_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_request_recipients_pkey" PRIMARY KEY ("request_id","professional_id")
);

-- CreateTable
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
    "user_agent" TEXT,
    "ip_prefix" TEXT,

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "closed_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "leads_professional_id_taken_at_idx" ON "leads"("professional_id", "taken_at");

-- CreateIndex
CREATE UNIQUE INDEX "leads_request_id_professional_id_key" ON "leads"("request_id", "professional_id");

-- CreateIndex
CREATE UNIQUE INDEX "lead_reports_lead_id_key" ON "lead_reports"("lead_id");

-- CreateIndex
CREATE INDEX "lead_reports_status_created_at_idx" ON "lead_reports"("status", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "mails_dedupe_key_key" ON "mails"("dedupe_key");

-- CreateIndex
CREATE UNIQUE INDEX "mails_message_id_key" ON "mails"("message_id");

-- CreateIndex
CREATE INDEX "mails_to_idx" ON "mails"("to");

-- CreateIndex
CREATE INDEX "notifications_user_id_created_at_idx" ON "notifications"("user_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "notifications_user_id_dedupe_key_key" ON "notifications"("user_id", "dedupe_key");

-- CreateIndex
CREATE INDEX "audit_entries_subject_created_at_idx" ON "audit_entries"("subject", "created_at");

-- CreateIndex
CREATE INDEX "photos_request_id_position_idx" ON "photos"("request_id", "position");

-- CreateIndex
CREATE INDEX "photos_state_created_at_idx" ON "photos"("state", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "provincias_nombre_key" ON "provincias"("nombre");

-- CreateIndex
CREATE UNIQUE INDEX "provincias_slug_key" ON "provincias"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "localidades_provincia_id_slug_key" ON "localidades"("provincia_id", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "professionals_user_id_key" ON "professionals"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "professionals_cuit_key" ON "professionals"("cuit");

-- CreateIndex
CREATE UNIQUE INDEX "professionals_phone_key" ON "professionals"("phone");

-- CreateIndex
CREATE INDEX "professionals_localidad_id_idx" ON "professionals"("localidad_id");

-- CreateIndex
CREATE UNIQUE INDEX "rubros_name_key" ON "rubros"("name");

-- CreateIndex
CREATE UNIQUE INDEX "rubros_slug_key" ON "rubros"("slug");

-- CreateIndex
CREATE UNIQUE INDEX "service_requests_chosen_lead_id_key" ON "service_requests"("chosen_lead_id");

-- CreateIndex
CREATE UNIQUE INDEX "service_requests_idempotency_key_key" ON "service_requests"("idempotency_key");

-- CreateIndex
CREATE INDEX "service_requests_user_id_idx" ON "service_requests"("user_id");

-- CreateIndex
CREATE INDEX "service_requests_email_idx" ON "service_requests"("email");

-- CreateIndex
CREATE INDEX "service_requests_phone_idx" ON "service_requests"("phone");

-- CreateIndex
CREATE INDEX "service_requests_device_hash_idx" ON "service_requests"("device_hash");

-- CreateIndex
CREATE INDEX "service_request_events_request_id_created_at_idx" ON "service_request_events"("request_id", "created_at");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE INDEX "sessions_expires_at_idx" ON "sessions"("expires_at");

-- CreateIndex
CREATE UNIQUE INDEX "users_username_key" ON "users"("username");

-- CreateIndex
CREATE UNIQUE INDEX "users_email_key" ON "users"("email");

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "leads" ADD CONSTRAINT "leads_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "lead_reports" ADD CONSTRAINT "lead_reports_lead_id_fkey" FOREIGN KEY ("lead_id") REFERENCES "leads"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "photos" ADD CONSTRAINT "photos_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "localidades" ADD CONSTRAINT "localidades_provincia_id_fkey" FOREIGN KEY ("provincia_id") REFERENCES "provincias"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professionals" ADD CONSTRAINT "professionals_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professional_rubros" ADD CONSTRAINT "professional_rubros_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "professional_rubros" ADD CONSTRAINT "professional_rubros_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_rubro_id_fkey" FOREIGN KEY ("rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_chosen_lead_id_fkey" FOREIGN KEY ("chosen_lead_id") REFERENCES "leads"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_request_events" ADD CONSTRAINT "service_request_events_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_request_recipients" ADD CONSTRAINT "service_request_recipients_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_request_recipients" ADD CONSTRAINT "service_request_recipients_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_localidad_id_fkey" FOREIGN KEY ("localidad_id") REFERENCES "localidades"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- CreateEnum
CREATE TYPE "consumer_request_kind" AS ENUM ('withdrawal', 'cancellation');

-- CreateEnum
CREATE TYPE "consumer_request_status" AS ENUM ('open', 'done', 'refused');

-- CreateEnum
CREATE TYPE "intent_status" AS ENUM ('open', 'paid', 'returned', 'expired');

-- CreateEnum
CREATE TYPE "effect_type" AS ENUM ('granted', 'taken_back');

-- CreateEnum
CREATE TYPE "refund_status" AS ENUM ('requested', 'done', 'refused');

-- CreateEnum
CREATE TYPE "urgent_outcome" AS ENUM ('answered', 'refunded', 'cancelled');

-- CreateEnum
CREATE TYPE "subscription_status" AS ENUM ('pending', 'active', 'past_due', 'suspended', 'cancelled');

-- AlterTable
ALTER TABLE "service_requests" ADD COLUMN     "urgency_intent_id" UUID,
ADD COLUMN     "urgent_at" TIMESTAMPTZ(3),
ADD COLUMN     "urgent_due_at" TIMESTAMPTZ(3),
ADD COLUMN     "urgent_outcome" "urgent_outcome",
ADD COLUMN     "urgent_settled_at" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "users" ADD COLUMN     "terms_accepted_at" TIMESTAMPTZ(3),
ADD COLUMN     "terms_version" TEXT;

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "payment_effects" (
    "intent_id" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "type" "effect_type" NOT NULL,
    "payment_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "payment_effects_pkey" PRIMARY KEY ("intent_id","number")
);

-- CreateTable
CREATE TABLE "refunds" (
    "id" UUID NOT NULL,
    "payment_id" UUID NOT NULL,
    "amount_centavos" INTEGER,
    "reason" TEXT NOT NULL,
    "note" TEXT,
    "requested_by_id" UUID,
    "status" "refund_status" NOT NULL DEFAULT 'requested',
    "last_error" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "done_at" TIMESTAMPTZ(3),

    CONSTRAINT "refunds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "provider_notifications" (
    "id" UUID NOT NULL,
    "request_id" TEXT NOT NULL,
    "topic" TEXT NOT NULL,
    "data_id" TEXT NOT NULL,
    "action" TEXT,
    "received_at" TIMESTAMPTZ(3) NOT NULL,
    "handled_at" TIMESTAMPTZ(3),

    CONSTRAINT "provider_notifications_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateTable
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
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscriptions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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
    "provider_updated_at" TIMESTAMPTZ(3) NOT NULL,
    "raw" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "subscription_charges_pkey" PRIMARY KEY ("id")
);

-- CreateTable
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

-- CreateIndex
CREATE UNIQUE INDEX "consumer_requests_code_key" ON "consumer_requests"("code");

-- CreateIndex
CREATE INDEX "consumer_requests_status_due_at_idx" ON "consumer_requests"("status", "due_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_intents_checkout_id_key" ON "payment_intents"("checkout_id");

-- CreateIndex
CREATE UNIQUE INDEX "payment_intents_effect_payment_id_key" ON "payment_intents"("effect_payment_id");

-- CreateIndex
CREATE INDEX "payment_intents_subject_type_subject_id_idx" ON "payment_intents"("subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "payment_intents_user_id_created_at_idx" ON "payment_intents"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "payment_intents_device_hash_idx" ON "payment_intents"("device_hash");

-- CreateIndex
CREATE INDEX "payment_intents_created_at_idx" ON "payment_intents"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payments_provider_id_key" ON "payments"("provider_id");

-- CreateIndex
CREATE INDEX "payments_intent_id_idx" ON "payments"("intent_id");

-- CreateIndex
CREATE INDEX "payments_subscription_id_idx" ON "payments"("subscription_id");

-- CreateIndex
CREATE INDEX "payments_created_at_idx" ON "payments"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "payment_events_payment_id_provider_updated_at_status_refund_key" ON "payment_events"("payment_id", "provider_updated_at", "status", "refunded_centavos");

-- CreateIndex
CREATE INDEX "refunds_payment_id_idx" ON "refunds"("payment_id");

-- CreateIndex
CREATE UNIQUE INDEX "provider_notifications_request_id_key" ON "provider_notifications"("request_id");

-- CreateIndex
CREATE INDEX "provider_notifications_received_at_idx" ON "provider_notifications"("received_at");

-- CreateIndex
CREATE INDEX "provider_notifications_topic_data_id_idx" ON "provider_notifications"("topic", "data_id");

-- CreateIndex
CREATE UNIQUE INDEX "service_request_drafts_request_id_key" ON "service_request_drafts"("request_id");

-- CreateIndex
CREATE INDEX "service_request_drafts_submission_hash_idx" ON "service_request_drafts"("submission_hash");

-- CreateIndex
CREATE INDEX "service_request_drafts_created_at_idx" ON "service_request_drafts"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscriptions_provider_id_key" ON "subscriptions"("provider_id");

-- CreateIndex
CREATE INDEX "subscriptions_subject_type_subject_id_idx" ON "subscriptions"("subject_type", "subject_id");

-- CreateIndex
CREATE INDEX "subscriptions_user_id_idx" ON "subscriptions"("user_id");

-- CreateIndex
CREATE INDEX "subscriptions_created_at_idx" ON "subscriptions"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "subscription_charges_provider_id_key" ON "subscription_charges"("provider_id");

-- CreateIndex
CREATE INDEX "subscription_charges_subscription_id_debit_at_idx" ON "subscription_charges"("subscription_id", "debit_at");

-- CreateIndex
CREATE INDEX "subscription_charges_payment_provider_id_idx" ON "subscription_charges"("payment_provider_id");

-- CreateIndex
CREATE INDEX "subscription_events_subscription_id_created_at_idx" ON "subscription_events"("subscription_id", "created_at");

-- CreateIndex
CREATE UNIQUE INDEX "service_requests_urgency_intent_id_key" ON "service_requests"("urgency_intent_id");

-- AddForeignKey
ALTER TABLE "payment_intents" ADD CONSTRAINT "payment_intents_effect_payment_id_fkey" FOREIGN KEY ("effect_payment_id") REFERENCES "payments"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "payment_intents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payments" ADD CONSTRAINT "payments_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_effects" ADD CONSTRAINT "payment_effects_intent_id_fkey" FOREIGN KEY ("intent_id") REFERENCES "payment_intents"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "payment_effects" ADD CONSTRAINT "payment_effects_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_fkey" FOREIGN KEY ("payment_id") REFERENCES "payments"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_urgency_intent_id_fkey" FOREIGN KEY ("urgency_intent_id") REFERENCES "payment_intents"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_request_drafts" ADD CONSTRAINT "service_request_drafts_request_id_fkey" FOREIGN KEY ("request_id") REFERENCES "service_requests"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_charges" ADD CONSTRAINT "subscription_charges_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "subscription_events" ADD CONSTRAINT "subscription_events_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "subscriptions"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Rules that hold whatever the code does.

ALTER TABLE payment_intents
  ADD CONSTRAINT payment_intents_amount_positive CHECK (amount_centavos > 0),
  ADD CONSTRAINT payment_intents_paid_has_payment CHECK ((status = 'paid') = (effect_payment_id IS NOT NULL));
ALTER TABLE payments
  ADD CONSTRAINT payments_refunded_range CHECK (refunded_centavos BETWEEN 0 AND amount_centavos),
  ADD CONSTRAINT payments_one_subject CHECK (intent_id IS NULL OR subscription_id IS NULL);
ALTER TABLE refunds
  ADD CONSTRAINT refunds_amount_positive CHECK (amount_centavos > 0),
  ADD CONSTRAINT refunds_done_has_time CHECK ((status = 'done') = (done_at IS NOT NULL));
-- However many jobs, clicks and restarts ask for it: all that is left of a payment goes back once.
CREATE UNIQUE INDEX refunds_one_total ON refunds (payment_id) WHERE amount_centavos IS NULL AND status <> 'refused';

-- Granted, taken back, granted again: each step follows the one before it.
ALTER TABLE payment_effects
  ADD CONSTRAINT payment_effects_alternate CHECK ((number % 2 = 1) = (type = 'granted'));
CREATE FUNCTION payment_effects_in_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM payment_effects WHERE intent_id = NEW.intent_id) THEN
    RAISE EXCEPTION 'effect % of intent % is not the next one', NEW.number, NEW.intent_id;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER payment_effects_in_order BEFORE INSERT ON payment_effects
  FOR EACH ROW EXECUTE FUNCTION payment_effects_in_order();

-- The ledger only grows.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'rows of % are only ever added', TG_TABLE_NAME;
END $$;
CREATE TRIGGER payment_events_only_grow BEFORE UPDATE OR DELETE ON payment_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER payment_effects_only_grow BEFORE UPDATE OR DELETE ON payment_effects
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER subscription_events_only_grow BEFORE UPDATE OR DELETE ON subscription_events
  FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- One subscription a subject that can still charge.
CREATE UNIQUE INDEX subscriptions_one_live ON subscriptions (subject_type, subject_id)
  WHERE status IN ('pending', 'active', 'past_due', 'suspended');
ALTER TABLE subscriptions
  ADD CONSTRAINT subscriptions_amount_is_units CHECK (amount_centavos = unit_price_centavos * units AND units > 0),
  ADD CONSTRAINT subscriptions_cancelled_has_time CHECK ((status = 'cancelled') = (cancelled_at IS NOT NULL)),
  ADD CONSTRAINT subscriptions_announced_whole CHECK ((next_unit_price_centavos IS NULL) = (next_unit_price_from IS NULL));

-- An urgent request was paid for; what became of the promise has a time.
ALTER TABLE service_requests
  ADD CONSTRAINT service_requests_urgent_is_paid CHECK (NOT is_urgent OR (urgency_intent_id IS NOT NULL AND urgent_at IS NOT NULL)),
  ADD CONSTRAINT service_requests_urgent_settled CHECK ((urgent_outcome IS NULL) = (urgent_settled_at IS NULL));
ALTER TABLE service_request_drafts
  ADD CONSTRAINT service_request_drafts_filed_is_closed CHECK (request_id IS NULL OR closed_at IS NOT NULL),
  ADD CONSTRAINT service_request_drafts_closed_is_empty CHECK ((form IS NULL) = (closed_at IS NOT NULL));

ALTER TABLE consumer_requests
  ADD CONSTRAINT consumer_requests_answered_has_time CHECK ((status = 'open') = (answered_at IS NULL));

-- What the clock looks for.
CREATE INDEX payment_intents_due_check ON payment_intents (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX refunds_to_send ON refunds (created_at) WHERE status = 'requested';
CREATE INDEX provider_notifications_unhandled ON provider_notifications (received_at) WHERE handled_at IS NULL;
CREATE INDEX subscriptions_due_check ON subscriptions (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX service_requests_urgent_due ON service_requests (urgent_due_at) WHERE is_urgent AND urgent_outcome IS NULL;
CREATE INDEX service_request_drafts_open ON service_request_drafts (created_at) WHERE closed_at IS NULL;

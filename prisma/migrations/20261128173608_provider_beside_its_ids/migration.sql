-- Names the provider beside each of its ids, because two providers may use the same id. Every row so far is of the only one.
-- The default fills the rows and goes again: from now on the gateway says its own name. A process of the previous version
-- that still runs cannot store a row without it; it fails, and the new version repeats the work.
ALTER TABLE "payment_intents" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "payment_intents" ALTER COLUMN "provider" DROP DEFAULT;
ALTER TABLE "payments" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "payments" ALTER COLUMN "provider" DROP DEFAULT;
ALTER TABLE "provider_notifications" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "provider_notifications" ALTER COLUMN "provider" DROP DEFAULT;
ALTER TABLE "subscription_charges" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "subscription_charges" ALTER COLUMN "provider" DROP DEFAULT;
ALTER TABLE "subscriptions" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "subscriptions" ALTER COLUMN "provider" DROP DEFAULT;
ALTER TABLE "unread_answers" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "unread_answers" ALTER COLUMN "provider" DROP DEFAULT;

-- A refund gets the provider's id only when the provider has made it.
ALTER TABLE "refunds" ADD COLUMN "provider" TEXT;
UPDATE "refunds" SET "provider" = 'mercadopago' WHERE "provider_id" IS NOT NULL;
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_provider_named" CHECK (("provider" IS NULL) = ("provider_id" IS NULL));

DROP INDEX "payment_intents_checkout_id_key";
DROP INDEX "payments_provider_id_key";
DROP INDEX "provider_notifications_request_id_data_id_key";
DROP INDEX "provider_notifications_topic_data_id_idx";
DROP INDEX "refunds_payment_id_provider_id_key";
DROP INDEX "subscription_charges_payment_provider_id_idx";
DROP INDEX "subscription_charges_provider_id_key";
DROP INDEX "subscriptions_provider_id_key";
DROP INDEX "unread_answers_kind_owner_id_provider_id_key";

CREATE UNIQUE INDEX "payment_intents_provider_checkout_id_key" ON "payment_intents"("provider", "checkout_id");
CREATE UNIQUE INDEX "payments_provider_provider_id_key" ON "payments"("provider", "provider_id");
CREATE INDEX "provider_notifications_provider_topic_data_id_idx" ON "provider_notifications"("provider", "topic", "data_id");
CREATE UNIQUE INDEX "provider_notifications_provider_request_id_data_id_key" ON "provider_notifications"("provider", "request_id", "data_id");
CREATE UNIQUE INDEX "refunds_payment_id_provider_provider_id_key" ON "refunds"("payment_id", "provider", "provider_id");
CREATE INDEX "subscription_charges_provider_payment_provider_id_idx" ON "subscription_charges"("provider", "payment_provider_id");
CREATE UNIQUE INDEX "subscription_charges_provider_provider_id_key" ON "subscription_charges"("provider", "provider_id");
CREATE UNIQUE INDEX "subscriptions_provider_provider_id_key" ON "subscriptions"("provider", "provider_id");
CREATE UNIQUE INDEX "unread_answers_kind_owner_id_provider_provider_id_key" ON "unread_answers"("kind", "owner_id", "provider", "provider_id");

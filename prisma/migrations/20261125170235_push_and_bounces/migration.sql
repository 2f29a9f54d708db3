-- CreateEnum
CREATE TYPE "mail_event_kind" AS ENUM ('hard_bounce', 'soft_bounce', 'complaint');

-- AlterTable
ALTER TABLE "mails" ADD COLUMN     "complained_at" TIMESTAMPTZ(3),
ADD COLUMN     "withheld_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "mail_events" (
    "id" TEXT NOT NULL,
    "kind" "mail_event_kind" NOT NULL,
    "email" CITEXT NOT NULL,
    "mail_id" UUID,
    "happened_at" TIMESTAMPTZ(3) NOT NULL,
    "received_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "mail_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "marked_addresses" (
    "email" CITEXT NOT NULL,
    "reason" "mail_event_kind" NOT NULL,
    "marked_at" TIMESTAMPTZ(3) NOT NULL,
    "cleared_at" TIMESTAMPTZ(3),

    CONSTRAINT "marked_addresses_pkey" PRIMARY KEY ("email")
);

-- CreateTable
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

-- CreateIndex
CREATE INDEX "mail_events_email_happened_at_idx" ON "mail_events"("email", "happened_at");

-- CreateIndex
CREATE INDEX "mail_events_mail_id_idx" ON "mail_events"("mail_id");

-- CreateIndex
CREATE INDEX "mail_events_received_at_idx" ON "mail_events"("received_at");

-- CreateIndex
CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices"("endpoint");

-- CreateIndex
CREATE INDEX "push_devices_user_id_idx" ON "push_devices"("user_id");

-- AddForeignKey
ALTER TABLE "mail_events" ADD CONSTRAINT "mail_events_mail_id_fkey" FOREIGN KEY ("mail_id") REFERENCES "mails"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_fkey" FOREIGN KEY ("session_id") REFERENCES "sessions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

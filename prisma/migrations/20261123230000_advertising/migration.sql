-- CreateEnum
CREATE TYPE "ad_booking_status" AS ENUM ('pending_payment', 'pending_review', 'approved', 'rejected', 'cancelled', 'expired');

-- CreateEnum
CREATE TYPE "ad_event_kind" AS ENUM ('view', 'click');

-- AlterEnum
ALTER TYPE "photo_state" ADD VALUE 'banner' BEFORE 'removing';

-- CreateTable
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

-- CreateTable
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

-- CreateTable
CREATE TABLE "ad_banner_days" (
    "banner_id" UUID NOT NULL,
    "day" DATE NOT NULL,
    "kind" "ad_event_kind" NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "ad_banner_days_pkey" PRIMARY KEY ("banner_id","day","kind")
);

-- CreateTable
CREATE TABLE "ad_marks" (
    "banner_id" UUID NOT NULL,
    "hour" TIMESTAMPTZ(0) NOT NULL,
    "kind" "ad_event_kind" NOT NULL,
    "mark" TEXT NOT NULL,

    CONSTRAINT "ad_marks_pkey" PRIMARY KEY ("banner_id","hour","kind","mark")
);

-- CreateIndex
CREATE INDEX "ad_bookings_user_id_created_at_idx" ON "ad_bookings"("user_id", "created_at");

-- CreateIndex
CREATE INDEX "ad_bookings_space_id_start_date_idx" ON "ad_bookings"("space_id", "start_date");

-- CreateIndex
CREATE INDEX "ad_bookings_status_end_date_idx" ON "ad_bookings"("status", "end_date");

-- CreateIndex
CREATE UNIQUE INDEX "ad_banners_booking_id_key" ON "ad_banners"("booking_id");

-- CreateIndex
CREATE UNIQUE INDEX "ad_banners_photo_id_key" ON "ad_banners"("photo_id");

-- CreateIndex
CREATE INDEX "ad_marks_hour_idx" ON "ad_marks"("hour");

-- AddForeignKey
ALTER TABLE "ad_banners" ADD CONSTRAINT "ad_banners_booking_id_fkey" FOREIGN KEY ("booking_id") REFERENCES "ad_bookings"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_banners" ADD CONSTRAINT "ad_banners_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "photos"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ad_banner_days" ADD CONSTRAINT "ad_banner_days_banner_id_fkey" FOREIGN KEY ("banner_id") REFERENCES "ad_banners"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma has no words for.
CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A space is one advertiser's on a day, whatever the code above believes.
ALTER TABLE ad_bookings
  ADD CONSTRAINT ad_bookings_days_in_order CHECK (start_date <= end_date),
  ADD CONSTRAINT ad_bookings_cost_something CHECK (amount_centavos > 0),
  ADD CONSTRAINT ad_bookings_no_day_twice
    EXCLUDE USING gist (space_id WITH =, daterange(start_date, end_date, '[]') WITH &&)
    WHERE (status IN ('pending_payment', 'pending_review', 'approved'));

ALTER TABLE ad_banner_days ADD CONSTRAINT ad_banner_days_count_up CHECK (count > 0);

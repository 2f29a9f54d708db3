-- AlterTable
ALTER TABLE "subscriptions" ADD COLUMN     "held_at" TIMESTAMPTZ(3),
ADD COLUMN     "is_paused_by_hold" BOOLEAN NOT NULL DEFAULT false;

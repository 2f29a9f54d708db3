-- The owner of a business takes it out of sight for a while.
ALTER TYPE "business_status" ADD VALUE 'paused' BEFORE 'rejected';
ALTER TABLE "businesses" ADD COLUMN     "paused_at" TIMESTAMPTZ(3);

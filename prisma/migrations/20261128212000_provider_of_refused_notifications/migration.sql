-- Counts refused notifications of each provider apart. Every row so far is of the only one. A trigger names it in rows
-- that a process of the previous version adds.
ALTER TABLE "refused_notifications" ADD COLUMN "provider" TEXT NOT NULL DEFAULT 'mercadopago';
ALTER TABLE "refused_notifications" ALTER COLUMN "provider" DROP DEFAULT;
ALTER TABLE "refused_notifications" DROP CONSTRAINT "refused_notifications_pkey";
ALTER TABLE "refused_notifications" ADD CONSTRAINT "refused_notifications_pkey" PRIMARY KEY ("provider", "day", "fault");

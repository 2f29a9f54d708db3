-- CreateTable
CREATE TABLE "refused_notifications" (
    "day" DATE NOT NULL,
    "fault" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "last_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "refused_notifications_pkey" PRIMARY KEY ("day","fault")
);

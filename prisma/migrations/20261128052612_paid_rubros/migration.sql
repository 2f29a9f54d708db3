-- CreateTable
CREATE TABLE "rubro_exchanges" (
    "period_id" UUID NOT NULL,
    "professional_id" UUID NOT NULL,
    "from_rubro_id" INTEGER NOT NULL,
    "to_rubro_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "rubro_exchanges_pkey" PRIMARY KEY ("period_id")
);

-- CreateIndex
CREATE INDEX "rubro_exchanges_professional_id_idx" ON "rubro_exchanges"("professional_id");

-- AddForeignKey
ALTER TABLE "rubro_exchanges" ADD CONSTRAINT "rubro_exchanges_professional_id_fkey" FOREIGN KEY ("professional_id") REFERENCES "professionals"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rubro_exchanges" ADD CONSTRAINT "rubro_exchanges_from_rubro_id_fkey" FOREIGN KEY ("from_rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "rubro_exchanges" ADD CONSTRAINT "rubro_exchanges_to_rubro_id_fkey" FOREIGN KEY ("to_rubro_id") REFERENCES "rubros"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- A charge of a professional's subscription is for the rubros that it was asked for. Those asked for until now covered all
-- rubros of the professional, so they are for the rubros that the professional has today.
ALTER TABLE "subscription_events" DISABLE TRIGGER "subscription_events_only_grow";
UPDATE "subscription_events" e
   SET "data" = e."data" || jsonb_build_object('paysFor', jsonb_build_object('rubroIds', coalesce(
         (SELECT jsonb_agg(r."rubro_id" ORDER BY r."rubro_id") FROM "professional_rubros" r
           WHERE r."professional_id" = s."subject_id"),
         '[]')))
  FROM "subscriptions" s
 WHERE s."id" = e."subscription_id" AND s."subject_type" = 'professional'
   AND e."type" IN ('created', 'amount') AND NOT e."data" ? 'paysFor';
ALTER TABLE "subscription_events" ENABLE TRIGGER "subscription_events_only_grow";

-- What is asked to be charged says from now on which plan of a business it pays for. Of those that still charge, or wait for
-- their payer, the newest amount is that of the plan that was chosen last. Of any other nobody knows: a charge of it changes
-- no plan.
ALTER TABLE "subscription_events" DISABLE TRIGGER "subscription_events_only_grow";
UPDATE "subscription_events" e
   SET "data" = e."data" || jsonb_build_object('paysFor', jsonb_build_object(
         'tier', coalesce(b."next_tier", b."tier"),
         'rubroIds', CASE
           WHEN b."next_tier" IS NOT NULL THEN to_jsonb(b."next_rubro_ids")
           ELSE coalesce(
             (SELECT jsonb_agg(r."rubro_id" ORDER BY r."rubro_id") FROM "business_rubros" r WHERE r."business_id" = b."id"),
             '[]')
         END))
  FROM "subscriptions" s
  JOIN "businesses" b ON b."id" = s."subject_id"
 WHERE s."subject_type" = 'business' AND s."cancelled_at" IS NULL AND s."cancel_reason" IS NULL
   AND e."id" = (
     SELECT newest."id" FROM "subscription_events" newest
      WHERE newest."subscription_id" = s."id" AND newest."type" IN ('created', 'amount')
      ORDER BY newest."id" DESC LIMIT 1);
ALTER TABLE "subscription_events" ENABLE TRIGGER "subscription_events_only_grow";

-- Rubros of cafés, shops and hotels: a business may have them, no client asks for them and no professional chooses them.
ALTER TABLE "rubros" ADD COLUMN "is_business_only" BOOLEAN NOT NULL DEFAULT false;

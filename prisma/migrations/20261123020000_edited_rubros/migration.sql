-- Rubros are edited in the panel: since when one is not offered any more, since when its words are an admin's and no
-- longer those of the reference data, and how often it was decided about, which whoever decides names.
ALTER TABLE "rubros"
  ADD COLUMN "retired_at" TIMESTAMPTZ(3),
  ADD COLUMN "edited_at" TIMESTAMPTZ(3),
  ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
UPDATE rubros SET retired_at = now() WHERE NOT is_active;
ALTER TABLE "rubros" DROP COLUMN "is_active";

-- Returns a text as foldText does: lower case, without accents, single spaces.
CREATE FUNCTION fold_text(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, words)), '[^a-z0-9]+', ' ', 'g'));

-- 'Plomeria' is 'Plomería' to whoever looks for it, so there is one of them.
DROP INDEX "rubros_name_key";
CREATE UNIQUE INDEX rubros_name_folded_key ON rubros (fold_text(name));

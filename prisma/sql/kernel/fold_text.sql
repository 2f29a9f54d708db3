-- Before the tables: indexes of rubros and businesses call it.
CREATE EXTENSION IF NOT EXISTS unaccent;

-- Returns a text as `foldText` does: lower case, without accents, single spaces. A change needs a migration that builds
-- the indexes again.
CREATE OR REPLACE FUNCTION fold_text(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, words)), '[^a-z0-9]+', ' ', 'g'));

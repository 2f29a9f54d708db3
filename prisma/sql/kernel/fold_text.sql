-- Returns a text as `foldText` does: lower case, without accents, single spaces. Unique indexes are built on it: a change
-- needs a migration that builds them again.
CREATE OR REPLACE FUNCTION fold_text(words TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE
  RETURN btrim(regexp_replace(lower(unaccent('unaccent'::regdictionary, words)), '[^a-z0-9]+', ' ', 'g'));

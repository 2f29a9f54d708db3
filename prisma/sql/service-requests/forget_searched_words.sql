-- Clears the searchable text of a request if title or description change without it, so that nobody finds the request
-- by the old words. Also protects against code of the previous version during an upgrade.
CREATE OR REPLACE FUNCTION forget_searched_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.searched_words := NULL;
  NEW.searched_mask := 0;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER forget_searched_words BEFORE UPDATE OF title, description ON service_requests
FOR EACH ROW
WHEN ((NEW.title, NEW.description) IS DISTINCT FROM (OLD.title, OLD.description)
  AND NEW.searched_words IS NOT DISTINCT FROM OLD.searched_words)
EXECUTE FUNCTION forget_searched_words();

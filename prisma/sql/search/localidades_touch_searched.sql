-- Updates the copies of a locality's businesses (searched_businesses_copy) after the words of the locality changed.
-- Locks the businesses first, by id, like all other code.
CREATE OR REPLACE FUNCTION localidades_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM businesses WHERE localidad_id = NEW.id ORDER BY id FOR SHARE;
  UPDATE searched_businesses SET is_listed = is_listed WHERE localidad_id = NEW.id;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER localidades_touch_searched AFTER UPDATE ON localidades FOR EACH ROW
  WHEN (OLD.search_text IS DISTINCT FROM NEW.search_text) EXECUTE FUNCTION localidades_touch_searched();

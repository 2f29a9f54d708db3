-- Updates the copies that contain the name of a rubro (searched_businesses_copy) after the rubro was renamed. Locks the
-- businesses first, by id, like all other code.
CREATE OR REPLACE FUNCTION rubros_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM businesses WHERE id IN (SELECT business_id FROM business_rubros WHERE rubro_id = NEW.id) ORDER BY id FOR SHARE;
  UPDATE searched_businesses SET is_listed = is_listed
    WHERE business_id IN (SELECT business_id FROM business_rubros WHERE rubro_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER rubros_touch_searched AFTER UPDATE ON rubros FOR EACH ROW
  WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rubros_touch_searched();

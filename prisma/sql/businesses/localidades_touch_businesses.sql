-- A locality that moves takes along the businesses without coordinates of their own. Only db:migrate moves a locality, with
-- a new edition of the reference data.
CREATE OR REPLACE FUNCTION localidades_touch_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET spot = spot WHERE localidad_id = NEW.id AND latitude IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER localidades_touch_businesses AFTER UPDATE ON localidades FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION localidades_touch_businesses();

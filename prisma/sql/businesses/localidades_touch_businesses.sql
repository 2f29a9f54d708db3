-- Moves businesses without exact coordinates with their locality. Only db:migrate changes a locality's coordinates,
-- with new reference data.
CREATE OR REPLACE FUNCTION localidades_touch_businesses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE businesses SET spot = spot WHERE localidad_id = NEW.id AND latitude IS NULL;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER localidades_touch_businesses AFTER UPDATE ON localidades FOR EACH ROW
  WHEN ((OLD.latitude, OLD.longitude) IS DISTINCT FROM (NEW.latitude, NEW.longitude))
  EXECUTE FUNCTION localidades_touch_businesses();

-- Sets the position of a business as a point in space: its exact coordinates, or the centre of its locality.
CREATE OR REPLACE FUNCTION businesses_spot() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT ll_to_earth(coalesce(NEW.latitude, localidad.latitude), coalesce(NEW.longitude, localidad.longitude))
  INTO NEW.spot
  FROM localidades localidad WHERE localidad.id = NEW.localidad_id;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER businesses_spot BEFORE INSERT OR UPDATE ON businesses
  FOR EACH ROW EXECUTE FUNCTION businesses_spot();

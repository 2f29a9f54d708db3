-- Adds the row of a business for the search (searched_businesses_copy), as soon as the business has a locality.
CREATE OR REPLACE FUNCTION businesses_add_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO searched_businesses (business_id) VALUES (NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER businesses_add_searched AFTER INSERT ON businesses
  FOR EACH ROW EXECUTE FUNCTION businesses_add_searched();

CREATE OR REPLACE TRIGGER businesses_add_placed AFTER UPDATE ON businesses FOR EACH ROW
  WHEN (OLD.localidad_id IS NULL AND NEW.localidad_id IS NOT NULL) EXECUTE FUNCTION businesses_add_searched();

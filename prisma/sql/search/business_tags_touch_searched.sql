-- A tag that gets another name, is retired or offered again renews the copies whose words hold its name
-- (searched_businesses_copy). Locks the businesses first, by id, as all code does.
CREATE OR REPLACE FUNCTION business_tags_touch_searched() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM businesses WHERE id IN (SELECT business_id FROM business_tag_links WHERE tag_id = NEW.id) ORDER BY id FOR SHARE;
  UPDATE searched_businesses SET is_listed = is_listed
    WHERE business_id IN (SELECT business_id FROM business_tag_links WHERE tag_id = NEW.id);
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER business_tags_touch_searched AFTER UPDATE ON business_tags FOR EACH ROW
  WHEN ((OLD.name, OLD.retired_at IS NULL) IS DISTINCT FROM (NEW.name, NEW.retired_at IS NULL))
  EXECUTE FUNCTION business_tags_touch_searched();

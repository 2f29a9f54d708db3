-- Updates the copies that contain the name of a tag (searched_businesses_copy) after the tag was renamed, retired or
-- offered again. Locks the businesses first, by id, like all other code.
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

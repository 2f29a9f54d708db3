-- Notifies open pages of a professional's account that its status changed.
CREATE OR REPLACE TRIGGER professionals_tell_state AFTER UPDATE OF status ON professionals
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status)
  EXECUTE FUNCTION tell_account_changed();

-- An open page also shows which mail address the account has, and whether it is confirmed.
DROP TRIGGER users_tell_change ON users;
CREATE TRIGGER users_tell_change AFTER UPDATE OF role, closed_at, email, email_verified_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.closed_at, OLD.email, OLD.email_verified_at)
    IS DISTINCT FROM (NEW.role, NEW.closed_at, NEW.email, NEW.email_verified_at))
  EXECUTE FUNCTION tell_account_changed();

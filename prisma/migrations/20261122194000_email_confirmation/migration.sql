-- The second thing that a mailed link opens.
ALTER TYPE "account_link_kind" ADD VALUE 'email_confirmation';

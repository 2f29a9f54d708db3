/**
 * The Postgres channel on which a trigger announces an account whose session ended, or whose role, status or email
 * changed.
 */
export const accountsChangedChannel = 'accounts_changed'

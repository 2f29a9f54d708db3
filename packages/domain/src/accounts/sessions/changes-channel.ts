/** The channel on which a trigger of the database names each account whose session ended, or whose role or state changed. */
export const accountsChangedChannel = 'accounts_changed'

/** The channel on which a trigger of the database names each account whose session ended, or whose role, state or mail address changed. */
export const accountsChangedChannel = 'accounts_changed'

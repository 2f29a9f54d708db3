/** The time zone of the stand-ins' sellers and buyers. */
export const timeZone = 'America/Argentina/Buenos_Aires'

/** Where the sellers and buyers of the stand-ins are. */
export const timeZone = 'America/Argentina/Buenos_Aires'

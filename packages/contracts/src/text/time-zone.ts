/** The one time zone of the site, whatever the clock of the machine or of the browser. */
export const timeZone = 'America/Argentina/Buenos_Aires'

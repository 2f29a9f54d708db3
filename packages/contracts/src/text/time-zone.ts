/** The time zone of the whole site, independent of the server's or the browser's clock. */
export const timeZone = 'America/Argentina/Buenos_Aires'

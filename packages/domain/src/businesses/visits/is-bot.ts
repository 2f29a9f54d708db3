/** Words in the user agents of programs. 'bot' does not match phones of the brand Cubot. */
const programs =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|facebookexternalhit|python|java\/|curl|wget|http-?client|go-http|axios|node-fetch/i

/** Returns whether a caller's user agent names a program, or is missing, which never happens with a browser. */
export const isBot = (userAgent: string | null): boolean => userAgent === null || programs.test(userAgent)

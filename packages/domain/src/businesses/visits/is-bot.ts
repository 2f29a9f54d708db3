/** Names that programs have; phones of the make Cubot have one too. */
const programs =
  /(?<!cu)bot\b|bot[/;_-]|crawl|spider|slurp|headless|lighthouse|preview|scan|monitor|facebookexternalhit|python|java\/|curl|wget|http-?client|go-http|axios|node-fetch/i

/** Returns whether a caller says by its name that nobody sits before it, or has none, as no browser would. */
export const isBot = (userAgent: string | null): boolean => userAgent === null || programs.test(userAgent)

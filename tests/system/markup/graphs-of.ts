const graphScript = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Returns what search engines read of a page. Throws where it is no JSON. */
export const graphsOf = (html: string): unknown[] =>
  [...html.matchAll(graphScript)].map(([, json = '']): unknown => JSON.parse(json))

const graphScript = /<script type="application\/ld\+json">(.*?)<\/script>/gs

/** Returns the structured data of a page (JSON-LD). Throws if it is not valid JSON. */
export const graphsOf = (html: string): unknown[] =>
  [...html.matchAll(graphScript)].map(([, json = '']): unknown => JSON.parse(json))

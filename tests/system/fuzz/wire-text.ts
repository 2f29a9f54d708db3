/** Returns a text in a form for an address or a header; lone surrogates, which UTF-8 cannot express, are replaced. */
export const wireText = (text: string): string =>
  encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))

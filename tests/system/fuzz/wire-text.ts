/** Returns a text in a form for an address or header. Replaces lone surrogates, which UTF-8 cannot express. */
export const wireText = (text: string): string =>
  encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))

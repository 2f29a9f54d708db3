/** Returns a text as it can stand in an address or a header; halves of characters, which UTF-8 cannot say, are replaced. */
export const wireText = (text: string): string =>
  encodeURIComponent(Buffer.from(text, 'utf8').toString('utf8'))

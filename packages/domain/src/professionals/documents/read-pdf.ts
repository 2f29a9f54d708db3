import { AppError } from '@oficio/contracts/errors'

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1')

/** Returns whether a file begins as a PDF does. Not further on, as readers allow: a picture could hold that too. */
export const isPdf = (bytes: Uint8Array): boolean => /^\s*%PDF-/.test(text(bytes.slice(0, 64)))

/**
 * Refuses a PDF that is cut off, or that asks for a password: nobody could read it. What else stands in it is left as it
 * is, since it is only ever saved by who opens it, never shown by this site. Throws document_unreadable.
 */
export function checkPdf(bytes: Uint8Array): void {
  const end = text(bytes.slice(-2048))
  const isWhole = end.includes('%%EOF')
  // The trailer names its encryption; in newer files it may stand packed in a stream, which a reader then tells.
  if (!isWhole || /\/Encrypt\s+\d+\s+\d+\s+R/.test(end)) throw new AppError('document_unreadable')
}

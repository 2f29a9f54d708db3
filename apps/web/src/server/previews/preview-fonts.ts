import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface PreviewFonts {
  display: Buffer
  text: Buffer
}

// Reads static copies of the site's fonts, because the drawing library supports neither woff2 nor variable fonts. The
// build finds the files by exactly this form of the path.
async function read(): Promise<PreviewFonts> {
  const [display, text] = await Promise.all([
    readFile(join(process.cwd(), 'fonts/bricolage-grotesque-latin-700-normal.woff')),
    readFile(join(process.cwd(), 'fonts/figtree-latin-600-normal.woff')),
  ])
  return { display, text }
}

let fonts: Promise<PreviewFonts> | undefined

/** Returns the fonts of the pictures. Reads them once per process. */
export function previewFonts(): Promise<PreviewFonts> {
  fonts ??= read()
  return fonts
}

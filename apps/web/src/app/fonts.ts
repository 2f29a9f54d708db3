import localFont from 'next/font/local'

// The files are copies of the @fontsource-variable packages (latin subset), so a build needs no network.
const figtree = localFont({
  src: '../../fonts/figtree-latin-wght-normal.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const bricolage = localFont({
  src: '../../fonts/bricolage-grotesque-latin-opsz-normal.woff2',
  variable: '--font-bricolage',
  weight: '600 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Classes of the html element that define both font variables used by globals.css. */
export const fontVariables = `${figtree.variable} ${bricolage.variable}`

import localFont from 'next/font/local'

// Subsets of the @fontsource-variable packages (latin), so that a build needs no network and a first visit loads no
// unused glyphs. They contain only the weights below, and for Bricolage only the optical size of headings on a phone.
// Made with `fonttools varLib.instancer FILE wght=600:700 opsz=36` (Figtree: `wght=400:700`), then `fonttools subset
// --unicodes='*' --layout-features='*' --flavor=woff2`.
const figtree = localFont({
  src: '../../fonts/figtree-latin-400-700.woff2',
  variable: '--font-figtree',
  weight: '400 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

const bricolage = localFont({
  src: '../../fonts/bricolage-grotesque-latin-600-700.woff2',
  variable: '--font-bricolage',
  weight: '600 700',
  display: 'swap',
  adjustFontFallback: 'Arial',
})

/** Classes of the html element. They define the two font variables that globals.css uses. */
export const fontVariables = `${figtree.variable} ${bricolage.variable}`

export type PhotoKind = 'jpeg' | 'png' | 'webp' | 'heic' | 'other'

const heicBrands = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** Returns the kind of picture that these first bytes belong to. Twelve bytes are enough. */
export function photoKindOf(head: Uint8Array): PhotoKind {
  const text = String.fromCharCode(...head.slice(0, 12))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG')) return 'png'
  if (text.startsWith('RIFF') && text.endsWith('WEBP')) return 'webp'
  return text.slice(4, 8) === 'ftyp' && heicBrands.includes(text.slice(8)) ? 'heic' : 'other'
}

import sharp from 'sharp'

interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Returns a photo as a phone takes it: with maker, time and the place where it was taken. */
export async function phonePhoto(name: string, color: string): Promise<Picture> {
  const buffer = await sharp({ create: { width: 1200, height: 900, channels: 3, background: color } })
    .jpeg()
    .withExif({
      IFD0: { Make: 'Fotomaker', Model: 'Delator 3000', Copyright: 'Quimey' },
      IFD2: { DateTimeOriginal: '2026:11:01 10:00:00' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '38/1 56/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '68/1 3/1 0/1',
      },
    })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

const file = (name: string, mimeType: string, content: Buffer | string): Picture => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

/** A page that calls itself a photo. */
export const renamedHtml = file('foto.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>')

export const svgPicture = file(
  'dibujo.svg',
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

/** The same drawing under another name and type. */
export const disguisedSvg = file('dibujo.png', 'image/png', svgPicture.buffer)

/** A few kilobytes that become a quarter of a gigabyte once they are drawn. */
export async function pixelBomb(): Promise<Picture> {
  const create = { width: 9_000, height: 9_000, channels: 3 as const, background: 'black' }
  const buffer = await sharp({ create, limitInputPixels: false }).png({ compressionLevel: 9 }).toBuffer()
  return file('enorme.png', 'image/png', buffer)
}

/** Thirty megabytes that begin as a photo. */
export async function heavyPhoto(): Promise<Picture> {
  const { buffer } = await phonePhoto('pesada.jpg', 'green')
  return file('pesada.jpg', 'image/jpeg', Buffer.concat([buffer, Buffer.alloc(30 * 1024 * 1024)]))
}

import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { limits } from '@oficio/contracts/limits'
import { test } from '@playwright/test'
import sharp from 'sharp'

interface Picture {
  name: string
  mimeType: string
  buffer: Buffer
}

/**
 * Stores pictures under their names and returns where, for a browser to pick them: in a message of the test a heavy one keeps both
 * sides busy for seconds.
 */
export const onDisk = (pictures: readonly Picture[]): Promise<string[]> =>
  Promise.all(
    pictures.map(async ({ name, buffer }) => {
      const path = test.info().outputPath('pictures', name)
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, buffer)
      return path
    }),
  )

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

/** A few kilobytes that become 81 million pixels once they are drawn. */
export function pixelBomb(): Picture {
  const side = 9_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit for a pixel, black or white; the other fields are the format's only choice, 0.
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return file('enorme.png', 'image/png', Buffer.concat([signature, ...chunks]))
}

/** A part of a PNG file: its length, its name, what is in it, and a checksum of the last two. */
function chunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([length, chunk, checksum])
}

/** Begins as a photo, no browser can draw it smaller, and it is a little longer than one may be. */
export const heavyFile = (): Picture =>
  file(
    'pesada.jpg',
    'image/jpeg',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(limits.photoBytes)]),
  )

/** A photo of 48 megapixels, heavier than one may be, on its side, under a name that says nothing of its kind. */
export async function largePhoto(): Promise<Picture> {
  const buffer = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: 'teal' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return file('foto', '', Buffer.concat([buffer, Buffer.alloc(limits.photoBytes)]))
}

/** The first bytes of a photo of an iPhone, which Chromium does not read. */
export const heicPhoto = file('IMG_0042.heic', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')

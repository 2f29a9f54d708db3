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
 * Stores pictures under their names. Returns their paths, for a browser to pick. A heavy picture inside a message of
 * the test would keep both sides busy for seconds.
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

/** Returns a photo like that of a phone, with maker, time and place in its metadata. */
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

/** An HTML page with the name and type of a photo. */
export const renamedHtml = file('foto.jpg', 'image/jpeg', '<!doctype html><script>alert(1)</script>')

export const svgPicture = file(
  'dibujo.svg',
  'image/svg+xml',
  '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
)

/** The same drawing with another name and type. */
export const disguisedSvg = file('dibujo.png', 'image/png', svgPicture.buffer)

/** Returns a picture of a few kilobytes that becomes 81 million pixels when it is drawn. */
export function pixelBomb(): Picture {
  const side = 9_000
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  // One bit per pixel, black or white. The format allows only 0 for the other fields.
  header.writeUInt8(1, 8)
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)), { level: 9 })
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const chunks = [chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]
  return file('enorme.png', 'image/png', Buffer.concat([signature, ...chunks]))
}

/** Returns a chunk of a PNG file: its length, name and data, and a checksum of name and data. */
function chunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  checksum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([length, chunk, checksum])
}

/**
 * Returns a file that begins like a photo, that no browser can scale down, and that slightly exceeds the size limit.
 */
export const heavyFile = (): Picture =>
  file(
    'pesada.jpg',
    'image/jpeg',
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(limits.photoBytes)]),
  )

/** Returns a rotated photo of 48 megapixels that exceeds the size limit and has no file extension. */
export async function largePhoto(): Promise<Picture> {
  const buffer = await sharp({ create: { width: 8064, height: 6048, channels: 3, background: 'teal' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  return file('foto', '', Buffer.concat([buffer, Buffer.alloc(limits.photoBytes)]))
}

/** The first bytes of an iPhone's photo (HEIC), which Chromium cannot read. */
export const heicPhoto = file('IMG_0042.heic', 'image/heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic')

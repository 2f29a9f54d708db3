import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { createSharpImages } from './sharp-images'

const images = createSharpImages()

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })

/** A JPEG whose metadata contains the author, the place and a rotation. */
const phonePhoto = () =>
  noise(2400, 1200)
    .withMetadata({
      orientation: 6,
      exif: {
        IFD0: { Make: 'SecretPhone', Artist: 'Lucia' },
        IFD3: {
          GPSLatitudeRef: 'S',
          GPSLatitude: '32/1 57/1 0/1',
          GPSLongitudeRef: 'W',
          GPSLongitude: '60/1 39/1 0/1',
        },
      },
    })
    .jpeg()
    .toBuffer()

describe('a photo', () => {
  it('loses every trace of camera and place, stands upright, and comes in two sizes', async () => {
    const original = await phonePhoto()
    expect((await sharp(original).metadata()).exif).toBeDefined()
    expect(original.includes('SecretPhone')).toBe(true)

    const { full, thumb, type, width, height } = await images.process(original)
    expect({ type, width, height }).toEqual({ type: 'image/webp', width: 800, height: 1600 })
    for (const bytes of [full, thumb]) {
      const { format, exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect({ format, exif, xmp, iptc, icc, orientation }).toEqual({ format: 'webp' })
      expect(Buffer.from(bytes).includes('SecretPhone')).toBe(false)
    }
    expect(await sharp(thumb).metadata()).toMatchObject({ width: 240, height: 480 })
  })

  it.each(['png', 'webp', 'jpeg'] as const)('is accepted as %s and never enlarged', async (format) => {
    const { width, height } = await images.process(await noise(100, 50).toFormat(format).toBuffer())
    expect({ width, height }).toEqual({ width: 100, height: 50 })
  })

  it('carries no script that was hung behind the picture', async () => {
    const { full } = await images.process(
      Buffer.concat([await noise(50, 50).jpeg().toBuffer(), Buffer.from('<script>alert(1)</script>')]),
    )
    expect(Buffer.from(full).includes('<script>')).toBe(false)
  })
})

describe('what is no photo', () => {
  const html = Buffer.from('<!doctype html><html><body><script>alert(1)</script></body></html>')
  const svg = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  )

  it.each([
    ['a page named .jpg', () => html],
    ['an SVG', () => svg],
    ['an SVG without a prologue', () => svg.subarray(21)],
    ['a GIF', () => noise(9, 9).gif().toBuffer()],
    ['a TIFF', () => noise(9, 9).tiff().toBuffer()],
    ['nothing', () => Buffer.alloc(0)],
    ['one byte', () => Buffer.from([0xff])],
  ])('is refused by its kind: %s', async (_name, make) => {
    await expect(images.process(await make())).rejects.toMatchObject({ name: 'AppError', code: 'photo_type' })
  })

  it.each([
    ['a JPEG cut in the middle', () => cutJpeg()],
    [
      'a page behind the first bytes of a JPEG',
      () => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), html]),
    ],
    ['a JPEG without the last quarter of its lines', () => cutJpeg(0.75)],
    ['a JPEG that lost a few bytes before its end mark', () => cutJpeg(0.999)],
  ])('is refused as unreadable: %s', async (_name, make) => {
    await expect(images.process(await make())).rejects.toMatchObject({
      name: 'AppError',
      code: 'photo_unreadable',
    })
  })
})

describe('a photo of many pixels', () => {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#a63' }, limitInputPixels: false })

  it.each([
    ['48 megapixels', 8064, 6048],
    ['50 megapixels', 8160, 6144],
    ['108 megapixels', 12_000, 9000],
  ])('is accepted as a JPEG of %s, as phones make them', async (_what, width, height) => {
    const jpeg = await plain(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const image = await images.process(jpeg)
    expect([image.height, image.width < image.height]).toEqual([1600, true])
  })

  it.each([
    ['a PNG of 256 million', pixelBomb],
    ['a JPEG of 121 million', () => plain(11_000, 11_000).jpeg().toBuffer()],
    ['a progressive JPEG of 48 million', () => plain(8000, 6000).jpeg({ progressive: true }).toBuffer()],
  ])('is refused as too large and not as damaged: %s', async (_what, make) => {
    await expect(images.process(await make())).rejects.toMatchObject({ code: 'photo_too_many_pixels' })
  })

  it('takes no more memory than one photo of each place at once', async () => {
    const jpeg = await plain(12_000, 9000).jpeg().toBuffer()
    const before = process.memoryUsage().rss
    let peak = before
    const watch = setInterval(() => {
      peak = Math.max(peak, process.memoryUsage().rss)
    }, 5)
    await Promise.all(Array.from({ length: 6 }, () => images.process(jpeg))).finally(() =>
      clearInterval(watch),
    )
    // A single photo that is decoded whole takes 324 MB.
    expect((peak - before) / 1024 / 1024).toBeLessThan(300)
  })
})

it.each([1, 2])('a whole JPEG without the last %d bytes of its end mark is a photo', async (missingBytes) => {
  const whole = await phonePhoto()
  const { width, height } = await images.process(whole.subarray(0, -missingBytes))
  expect({ width, height }).toEqual({ width: 800, height: 1600 })
})

async function cutJpeg(part = 0.5): Promise<Buffer> {
  const whole = await noise(400, 400).jpeg().toBuffer()
  return whole.subarray(0, Math.floor(whole.length * part))
}

/**
 * 16000 × 16000 pixels in a file of a few kilobytes. Written byte by byte, because encoding it with a library takes
 * seconds.
 */
function pixelBomb(): Buffer {
  const side = 16_000
  const head = Buffer.alloc(13)
  head.writeUInt32BE(side, 0)
  head.writeUInt32BE(side, 4)
  // One bit for each pixel, in greyscale.
  head[8] = 1
  const rows = deflateSync(Buffer.alloc(side * (1 + side / 8)))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))])
}

/** Returns a chunk of a PNG: its length, kind, content and checksum. */
function chunk(kind: string, content: Buffer): Buffer {
  const chunk = Buffer.concat([Buffer.from(kind), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(chunk))
  return Buffer.concat([length, chunk, sum])
}

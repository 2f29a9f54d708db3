import { photoErrors } from '@oficio/contracts/browser-errors/photos'
import { limits } from '@oficio/contracts/limits'
import { describe, expect, it } from 'vitest'
import { isWrongType, needsPreparing } from './photo-file'
import { photoKindOf } from './photo-kind'
import { pickFiles } from './pick-files'

const heavy = limits.shrinkPhotoBytes + 1

describe('a picked file', () => {
  it.each([
    '',
    'image/jpeg',
    'image/jpg',
    'image/pjpeg',
    'image/heic',
    'image/avif',
    'application/octet-stream',
  ])('is judged by its content if its type is %j', (type) => {
    expect(isWrongType(type)).toBe(false)
    const { items, refusals } = pickFiles([new File(['x'], 'foto', { type })], { room: 1, max: 1 })
    expect([items.length, refusals.length]).toEqual([1, 0])
  })

  it.each(['video/mp4', 'application/pdf', 'text/html', 'image/gif', 'image/svg+xml', 'audio/ogg'])(
    'is refused before the upload if its type is %j',
    (type) => {
      const { refusals } = pickFiles([new File(['x'], 'foto', { type })], { room: 1, max: 1 })
      expect(refusals[0]?.text).toBe(photoErrors.photo_type.text)
    },
  )

  it.each([
    ['a light JPEG', 'image/jpeg', 1000, false],
    ['a heavy JPEG', 'image/jpeg', heavy, true],
    ['a heavy PNG, which may be transparent', 'image/png', heavy, false],
    ['a PNG that is heavier than the server takes', 'image/png', limits.photoBytes + 1, true],
    ['a HEIC', 'image/heic', 1000, true],
    ['a file of an unknown type', '', 1000, true],
  ])('is prepared if it is %s: %s of %d bytes, %s', (_what, type, size, expected) => {
    expect(needsPreparing({ type, size })).toBe(expected)
  })

  it.each([
    ['jpeg', [0xff, 0xd8, 0xff, 0xe0, 0, 0]],
    ['png', [0x89, 0x50, 0x4e, 0x47, 13, 10]],
    ['webp', [...Buffer.from('RIFF\0\0\0\0WEBPVP8 ')]],
    ['heic', [...Buffer.from('\0\0\0\x18ftypheic\0\0')]],
    ['heic', [...Buffer.from('\0\0\0\x18ftypmif1\0\0')]],
    ['other', [...Buffer.from('\0\0\0\x18ftypavif\0\0')]],
    ['other', [...Buffer.from('<!doctype html>')]],
    ['other', []],
  ] as const)('is known as %s by its first bytes', (kind, bytes) => {
    expect(photoKindOf(new Uint8Array(bytes))).toBe(kind)
  })
})

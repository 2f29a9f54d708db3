import { readFileSync } from 'node:fs'
import { previewSize } from '@oficio/contracts/search/preview'
import { longIt } from '@oficio/domain/testing/long-form'
import { afterEach, expect, it, vi } from 'vitest'
import { drawPreview } from './draw-preview'
import { drawnText } from './drawn-text'

const font = (file: string) => readFileSync(new URL(`../../../fonts/${file}`, import.meta.url))
const drawing = {
  siteName: 'Oficio',
  fonts: {
    display: font('bricolage-grotesque-latin-700-normal.woff'),
    text: font('figtree-latin-600-normal.woff'),
  },
}
afterEach(() => vi.unstubAllGlobals())

/**
 * Replaces the network and returns the list of requested addresses. The library loads its own program from a data
 * address, which still works.
 */
function withoutNetwork(): string[] {
  const requestedUrls: string[] = []
  const read = globalThis.fetch
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    const address = String(call[0])
    if (address.startsWith('data:')) return read(...call)
    requestedUrls.push(address)
    return Promise.reject(new Error('no network'))
  })
  return requestedUrls
}

/** Characters of many kinds: controls, emoji, right-to-left text, other scripts. */
const allCharacters = Array.from({ length: 0x30_00 }, (_none, at) => String.fromCodePoint(0x20 + at)).join('')
const hostile = [
  '😀👩‍👩‍👧‍👦1️⃣🇦🇷©®™ Café 咖啡 مقهى',
  '\u202egnp.exe\u0000<script>alert(1)</script>',
  'W'.repeat(10_000),
  allCharacters,
]

it.each(hostile)(
  'is drawn without asking the network for anything, of a size that is sent on: %.40s',
  async (text) => {
    const requestedUrls = withoutNetwork()
    const rating = { average: 4.5, count: 2 }
    // Draws the text reversed too, so that each kind of character falls within the drawn length.
    for (const sample of [text, [...text].reverse().join('')]) {
      const picture = await drawPreview(
        { kicker: sample, title: sample, line: sample, rating, drawing: 'plumbing' },
        drawing,
      )
      expect(picture.subarray(1, 4).toString()).toBe('PNG')
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([
        previewSize.width,
        previewSize.height,
      ])
      expect(picture.byteLength).toBeLessThan(300_000)
    }
    expect(requestedUrls).toEqual([])
  },
)

longIt('draws every accepted letter with a font of our own', async () => {
  const requestedUrls = withoutNetwork()
  const letters = drawnText(allCharacters, 10_000).replaceAll(' ', '')
  expect(letters.length).toBeGreaterThan(180)
  for (let at = 0; at < letters.length; at += 50) {
    const chunk = letters.slice(at, at + 50)
    await drawPreview({ kicker: chunk, title: chunk, line: '', rating: null, drawing: 'pets' }, drawing)
  }
  expect(requestedUrls).toEqual([])
})

it('shortens a text, drops what is no letter here and keeps Spanish', () => {
  expect(drawnText('  Ñandú\n\t& Cía. 😀 ', 40)).toBe('Ñandú & Cía.')
  expect(drawnText('Łódź Škoda ﬁn', 40)).toBe('ódz Skoda fin')
  expect(drawnText('🙂', 40)).toBe('')
  expect(drawnText('Panadería', 5)).toBe('Pana…')
})

import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('has every named icon in the sprite, and no other', () => {
  const names = [...read('./icon.tsx').matchAll(/^ {2}\| '([a-z\d-]+)'$/gm)].map(([, name]) => name)
  const symbols = [...read('./icons.svg').matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(0)
  expect(symbols).toEqual(names)
})

const read = (file: string): string => readFileSync(new URL(file, import.meta.url), 'utf8')

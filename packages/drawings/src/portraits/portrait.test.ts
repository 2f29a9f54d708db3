import { expect, it } from 'vitest'
import { lightPalette } from '../draw'
import { drawPortrait } from '../draw-portrait'
import { drawingFiles } from '../files'
import { clothes, heads, tops } from './parts'
import { clothesNames, headNames, portraitOf, topNames } from './portrait'
import { drawnPortraitPath, readPortraitCode } from './portrait-code'

const seeds = Array.from({ length: 400 }, (_, index) => `01a223e2-31f3-7000-8000-${index}`)

it('draws the same portrait for the same seed', () => {
  expect(portraitOf('ramon')).toEqual(portraitOf('ramon'))
})

it('draws different portraits for most people of a list', () => {
  const portraits = new Set(seeds.map((seed) => JSON.stringify(portraitOf(seed))))
  expect(portraits.size).toBeGreaterThan(300)
})

it('uses every part, so that no part is drawn for nobody', () => {
  const portraits = seeds.map(portraitOf)
  expect(new Set(portraits.map((portrait) => portrait.clothes)).size).toBe(clothesNames.length)
  expect(new Set(portraits.map(({ head }) => head)).size).toBe(headNames.length)
  expect(new Set(portraits.map(({ top }) => top)).size).toBe(topNames.length)
})

it('serves all parts in one file of less than 12 KB, each with its name as id', () => {
  const file = drawingFiles().find(({ path }) => path === 'portraits.svg')?.content ?? ''
  expect(file.length).toBeLessThan(12_000)
  for (const name of Object.keys({ ...clothes, ...heads, ...tops })) expect(file).toContain(`id="${name}"`)
  expect(file).not.toMatch(/\$|NaN|undefined/)
  expect(file).toContain(lightPalette.sun)
})

it('reads a portrait from the end of its path, and nothing from any other text', () => {
  for (const seed of seeds) {
    const code = drawnPortraitPath(seed).split('/').at(-1) ?? ''
    expect(readPortraitCode(code)).toEqual(portraitOf(seed))
  }
  const otherTexts = [
    '',
    'overall',
    'overall-plain-cap-2-0-9',
    'overall-plain-cap-02-0-1',
    'overall-plain-cap--1-0-1',
  ]
  for (const code of [...otherTexts, 'constructor-plain-cap-2-0-1', 'overall-plain-cap-2-0-1-x'])
    expect(readPortraitCode(code), code).toBeNull()
})

it('draws a portrait as a document without names of colours', () => {
  const svg = drawPortrait(portraitOf('Ramón Ledesma'), 144)
  expect(svg).not.toMatch(/\$|NaN|undefined|var\(/)
  expect(svg.length).toBeLessThan(4000)
})

import { expect, it } from 'vitest'
import { type DrawingForm, type DrawingName, drawScene, lightPalette } from './draw'
import { drawings } from './drawings'

const names = Object.keys(drawings) as DrawingName[]
const forms: DrawingForm[] = ['mark', 'scene']
const all = names.flatMap((name) => forms.map((form) => ({ name, form, svg: drawScene(name, { form }) })))

it('draws every form with colours of the palette only', () => {
  const colours = new Set([...Object.values(lightPalette), 'none'])
  for (const { name, form, svg } of all) {
    const used = [...svg.matchAll(/ (?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour)
    expect(
      used.filter((colour) => !colours.has(colour ?? '')),
      `${name} ${form}`,
    ).toEqual([])
  }
})

it('writes paths without a number that is not finite', () => {
  for (const { name, form, svg } of all) expect(svg, `${name} ${form}`).not.toMatch(/NaN|undefined|Infinity/)
})

it('draws all lines in one weight, and nothing that is scaled, written, loaded or shaded', () => {
  for (const { name, form, svg } of all) {
    expect(svg.match(/stroke-width/g), `${name} ${form}`).toHaveLength(1)
    expect(svg, `${name} ${form}`).not.toMatch(
      /scale\(|<text|<image|<use|<style|<script|Gradient|filter|opacity/,
    )
  }
})

it('uses the sun in every form, so that no drawing lacks its accent', () => {
  for (const { name, form, svg } of all) expect(svg, `${name} ${form}`).toContain(lightPalette.sun)
})

it('keeps a mark below 2.5 KB and a scene below 10 KB', () => {
  for (const { name, form, svg } of all)
    expect(svg.length, `${name} ${form}`).toBeLessThan(form === 'mark' ? 2500 : 10_000)
})

it('draws lines that are as wide in a large picture as the caller asks for', () => {
  expect(drawScene('plumbing', { width: 1200, lineWidth: 3 })).toContain('stroke-width="0.9"')
})

import { inPalette, lightPalette } from './draw'
import { clothes, heads, tops } from './portraits/parts'
import type { Portrait } from './portraits/portrait'

/** The three backgrounds of the site: petrol soft, sun soft and muted. */
const backgrounds = ['#dcedf0', '#fff3d1', '#e8f0f1'] as const

/** Returns a portrait as a complete SVG document with literal colours. `size` is its width in px. */
export function drawPortrait(portrait: Portrait, size: number): string {
  const group = (parts: readonly string[], fill: string): string =>
    `<g fill="${fill}">${inPalette(parts.join(''), lightPalette)}</g>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 48 48">`,
    `<rect width="48" height="48" fill="${backgrounds[portrait.background]}"/>`,
    `<g stroke="${lightPalette.line}" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">`,
    group(clothes[portrait.clothes], 'none'),
    group(heads[portrait.head], portrait.skin),
    group(tops[portrait.top], portrait.hair),
    '</g></svg>',
  ].join('')
}

import { createHash } from 'node:crypto'
import { type DrawingName, drawGroup, formSize, inPalette, themePalette } from './draw'
import { drawings } from './drawings'
import { clothes, heads, tops } from './portraits/parts'

const names = Object.keys(drawings) as DrawingName[]

/** Browsers ignore `vector-effect` of a group, so every path has its own. */
const withThinLines = (group: string): string =>
  group.replaceAll('<path', '<path vector-effect="non-scaling-stroke"')

const groupOf = (name: DrawingName, form: 'mark' | 'scene'): string =>
  withThinLines(drawGroup(name, form, themePalette)).replace('<g ', `<g id="${name}" `)

const fileOf = (form: 'mark' | 'scene', content: string): string => {
  const { width, height } = formSize[form]
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" stroke-width="1.75">\n${content}\n</svg>\n`
}

/** Portraits have an own line weight, because the smallest is 32 px wide. */
const portraitGroups = (): string =>
  Object.entries({ ...clothes, ...heads, ...tops })
    .map(([name, parts]) => {
      const group = inPalette(parts.join(''), themePalette)
      return `<g id="${name}" stroke="${themePalette.line}" stroke-linecap="round" stroke-linejoin="round">${withThinLines(group)}</g>`
    })
    .join('\n')

/**
 * Returns the files that the site serves: all marks in one, because a page shows many of them, all parts of portraits in
 * one, and one per scene. Each drawing is a group with its name as id, so that `<use>` can show it in the colours of the
 * page.
 */
export function drawingFiles(): { path: string; content: string }[] {
  return [
    { path: 'marks.svg', content: fileOf('mark', names.map((name) => groupOf(name, 'mark')).join('\n')) },
    { path: 'portraits.svg', content: fileOf('mark', portraitGroups()) },
    ...names.map((name) => ({ path: `${name}.svg`, content: fileOf('scene', groupOf(name, 'scene')) })),
  ]
}

/**
 * Returns the drawing of the service worker's page. It is part of the page, because the page is shown without a
 * connection.
 */
export const offlineScene = (): string =>
  `<svg viewBox="0 0 360 240" stroke-width="1.75" aria-hidden="true">${drawGroup('offline', 'scene', themePalette)}</svg>`

/** Returns a short hash of all files. */
export function editionOfFiles(): string {
  const hash = createHash('sha256')
  for (const { path, content } of drawingFiles()) hash.update(`${path}\n${content}`)
  return hash.digest('hex').slice(0, 8)
}

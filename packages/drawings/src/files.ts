import { createHash } from 'node:crypto'
import { type DrawingName, drawGroup, formSize, themePalette } from './draw'
import { drawings } from './drawings'

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

/**
 * Returns the files that the site serves: all marks in one, because a page shows many of them, and one per scene. Each
 * drawing is a group with its name as id, so that `<use>` can show it in the colours of the page.
 */
export function drawingFiles(): { path: string; content: string }[] {
  return [
    { path: 'marks.svg', content: fileOf('mark', names.map((name) => groupOf(name, 'mark')).join('\n')) },
    ...names.map((name) => ({ path: `${name}.svg`, content: fileOf('scene', groupOf(name, 'scene')) })),
  ]
}

/** Returns a short hash of all files. */
export function editionOfFiles(): string {
  const hash = createHash('sha256')
  for (const { path, content } of drawingFiles()) hash.update(`${path}\n${content}`)
  return hash.digest('hex').slice(0, 8)
}

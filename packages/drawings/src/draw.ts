import { drawings } from './drawings'
import type { Colour, Drawing } from './hand/pen'

export type DrawingName = keyof typeof drawings
export type DrawingForm = keyof Drawing

/** Every value is a CSS colour. */
export type Palette = Readonly<Record<Colour, string>>

/** The size of each form in its own units. */
export const formSize = { mark: { width: 48, height: 48 }, scene: { width: 360, height: 240 } } as const

/** The tokens of the site with their values, for drawings in places without CSS. */
export const lightPalette: Palette = {
  line: '#0b5563',
  paper: '#ffffff',
  shade: '#bfdde2',
  petrol: '#2b6f7c',
  sun: '#ffc94a',
}

/** Follows the theme of the page that contains the drawing. */
export const themePalette: Palette = {
  line: 'var(--primary,#0b5563)',
  paper: 'var(--surface,#fff)',
  shade: 'var(--petrol-pale,#bfdde2)',
  petrol: 'var(--petrol-line,#2b6f7c)',
  sun: 'var(--sol,#ffc94a)',
}

/** Replaces the names of colours by the colours of the palette. */
export const inPalette = (elements: string, palette: Palette): string =>
  elements.replace(/"\$(\w+)"/g, (_, colour: Colour) => `"${palette[colour]}"`)

/** Returns the elements of a drawing as one SVG group without a size or a line width. */
export function drawGroup(name: DrawingName, form: DrawingForm, palette: Palette): string {
  const parts = inPalette(drawings[name][form].join(''), palette)
  return `<g fill="none" stroke="${palette.line}" stroke-linecap="round" stroke-linejoin="round">${parts}</g>`
}

interface DrawOptions {
  form?: DrawingForm
  palette?: Palette
  /** The width of the picture in px. */
  width?: number
  /** In px of the picture. */
  lineWidth?: number
  /** A CSS colour. Transparent by default. */
  background?: string
}

/** Returns a drawing as a complete SVG document with literal colours, for pictures and Open Graph images. */
export function drawScene(
  name: DrawingName,
  {
    form = 'scene',
    palette = lightPalette,
    width = formSize[form].width,
    lineWidth = 1.75,
    background,
  }: DrawOptions = {},
): string {
  const size = formSize[form]
  const height = (width * size.height) / size.width
  const units = (lineWidth * size.width) / width
  const ground = background
    ? `<rect width="${size.width}" height="${size.height}" fill="${background}"/>`
    : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${size.width} ${size.height}" stroke-width="${units}">${ground}${drawGroup(name, form, palette)}</svg>`
}

/** The colours of all drawings. `line` is the colour of every line, `sun` is used for one shape in each drawing. */
export type Colour = 'line' | 'paper' | 'shade' | 'petrol' | 'sun'

/** One drawing in two forms. Each form is a list of SVG elements whose colours are still names: `fill="$sun"`. */
export interface Drawing {
  /** A symbol of 48 × 48 for tiles. */
  mark: readonly string[]
  /** A scene of 360 × 240 that is on the ground line `groundY`. It may exceed the sides. */
  scene: readonly string[]
}

/** The height of the ground in every scene, so that scenes can be exchanged without a jump. */
const groundY = 214

const path = (attributes: string, d: string): string => `<path${attributes} d="${d}"/>`
const shapeIn = (colour: Colour) => (d: string) => path(` fill="$${colour}"`, d)

/** Shapes with an outline, named by the colour that fills them. */
export const paper = shapeIn('paper')
export const shade = shapeIn('shade')
export const petrol = shapeIn('petrol')
export const sun = shapeIn('sun')

/** Lines. A point (`h.01`) becomes a small disc, because a dot as wide as the line is lost in large pictures. */
export const line = (d: string): string => {
  const discs: string[] = []
  const lines = d.replace(/M(-?[\d.]+) (-?[\d.]+)h\.01/g, (_, x, y) => {
    discs.push(circle(Number(x), Number(y), 1.3))
    return ''
  })
  return (lines && path('', lines)) + (discs.length > 0 ? path(' fill="$line"', discs.join('')) : '')
}

/** Shapes without an outline: light, and what is behind everything else. */
export const glow = (d: string): string => path(' fill="$sun" stroke="none"', d)
export const haze = (d: string): string => path(' fill="$shade" stroke="none"', d)

/** Places elements that are drawn around 0,0. Never scales, because all lines have one weight. */
export const at = (x: number, y: number, parts: readonly string[], degrees = 0): string => {
  const turn = degrees === 0 ? '' : ` rotate(${degrees})`
  return `<g transform="translate(${x} ${y})${turn}">${parts.join('')}</g>`
}

export const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

/** A rectangle with round corners of radius `r`. */
export const box = (x: number, y: number, width: number, height: number, r = 0): string => {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`
  const [w, h] = [width - 2 * r, height - 2 * r]
  const arc = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`
  return `M${x + r} ${y}h${w}${arc(r, r)}v${h}${arc(-r, r)}h${-w}${arc(-r, -r)}v${-h}${arc(r, -r)}Z`
}

/** The ground, which continues on both sides of the scene so that a wide band has no gap. */
export const ground = (): string => line(`M-1200 ${groundY}H1560`)

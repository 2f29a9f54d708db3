import { encode } from 'uqr'

interface QrCodeProps {
  text: string
  /** The target of the code, for people who cannot see it. */
  label: string
  className?: string
}

/** The white border around the code, in squares. Cameras need it to find the code. */
const edge = 4

/** Draws a text as a QR code. Always dark on white, because many cameras cannot read an inverted one. */
export function QrCode({ text, label, className }: QrCodeProps) {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  const side = size + 2 * edge
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-edge} ${-edge} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={`on-paper ${className ?? ''}`}
    >
      <path d={squares.join('')} className="fill-foreground" />
    </svg>
  )
}

import { capitalOutline, outlineBox, provinceOutlines } from './province-outlines'

interface ProvinceMapProps {
  title: string
  /** The value of each province that has one, by id. */
  values: ReadonlyMap<number, number>
  /** The provinces that get a mark, by id. */
  missingIds?: ReadonlySet<number>
}

/** The shades of the scale, from few to many. A province without a value has the ground color. */
const shades = [
  'fill-primary/30 stroke-surface',
  'fill-primary/55 stroke-surface',
  'fill-primary/80 stroke-surface',
  'fill-primary stroke-surface',
]

/** Returns the shade of a value. The steps are equal parts of the scale up to the maximum. */
function shadeOf(value: number, max: number): string {
  if (value === 0) return 'fill-muted stroke-border'
  return (
    shades[Math.min(shades.length, Math.ceil((value / max) * shades.length)) - 1] ??
    'fill-primary stroke-surface'
  )
}

/** A map of the provinces in the shades of one scale. Hidden from screen readers, which read the table beside it. */
export function ProvinceMap({ title, values, missingIds = new Set() }: ProvinceMapProps) {
  const max = Math.max(1, ...values.values())
  return (
    <figure className="min-w-0 space-y-2">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`-4 -4 ${outlineBox.width + 8} ${outlineBox.height + 8}`}
        className="mx-auto block h-auto max-h-112 w-full"
      >
        {Object.entries(provinceOutlines).map(([id, path]) => (
          <path
            key={id}
            d={path}
            vectorEffect="non-scaling-stroke"
            className={shadeOf(values.get(Number(id)) ?? 0, max)}
          />
        ))}
        <line
          x1={capitalOutline.at.x}
          y1={capitalOutline.at.y}
          x2={capitalOutline.circle.x}
          y2={capitalOutline.circle.y}
          vectorEffect="non-scaling-stroke"
          className="stroke-input-border"
        />
        <circle
          cx={capitalOutline.circle.x}
          cy={capitalOutline.circle.y}
          r={capitalOutline.circle.radius}
          className={shadeOf(values.get(capitalOutline.id) ?? 0, max)}
        />
        {[...missingIds].map((id) => (
          <MissingMark key={id} id={id} />
        ))}
      </svg>
      <Scale max={max} />
    </figure>
  )
}

/** A border around a province in which nobody answers the requests. */
const MissingMark = ({ id }: { id: number }) =>
  id === capitalOutline.id ? (
    <circle
      cx={capitalOutline.circle.x}
      cy={capitalOutline.circle.y}
      r={capitalOutline.circle.radius}
      vectorEffect="non-scaling-stroke"
      className="fill-none stroke-urgent stroke-2"
    />
  ) : (
    <path
      d={provinceOutlines[id]}
      vectorEffect="non-scaling-stroke"
      className="fill-urgent-soft stroke-urgent stroke-2"
    />
  )

const Scale = ({ max }: { max: number }) => (
  <p
    aria-hidden
    className="flex items-center justify-center gap-2 text-xs text-muted-foreground tabular-nums"
  >
    1
    <svg aria-hidden="true" focusable="false" className="h-3 w-24">
      {shades.map((shade, at) => (
        <rect key={shade} x={`${at * 25}%`} width="25%" height="100%" className={shade} />
      ))}
    </svg>
    {max}
  </p>
)

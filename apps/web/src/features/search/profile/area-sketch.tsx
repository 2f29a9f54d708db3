import type { MappedTown } from '@oficio/contracts/search/demand'
import { sketchHalf, sketchPlaces, sketchRadius } from './sketch-places'

interface AreaSketchProps {
  home: MappedTown
  /** The other towns, larger ones first. */
  towns: readonly MappedTown[]
  radiusKm: number
}

/** A sketch of a work area: a circle around the own town, and the towns within it. The words beside it say the same. */
export const AreaSketch = ({ home, towns, radiusKm }: AreaSketchProps) => (
  <svg
    viewBox={`${-sketchHalf} ${-sketchHalf} ${2 * sketchHalf} ${2 * sketchHalf}`}
    aria-hidden="true"
    className="mx-auto w-full max-w-60 fill-foreground text-[0.6875rem] font-medium"
  >
    <circle r={sketchRadius} className="fill-primary-soft stroke-primary" strokeDasharray="4 4" />
    {sketchPlaces(home, towns, radiusKm).map(({ name, x, y, side }, at) => (
      <g key={`${name} ${x} ${y}`}>
        <circle
          cx={x}
          cy={y}
          r={at === 0 ? 6 : 3}
          className={at === 0 ? 'fill-sol stroke-primary' : 'fill-primary'}
          strokeWidth={at === 0 ? 2 : 0}
        />
        {side && (
          <text
            x={x + (side === 'right' ? 1 : -1) * (at === 0 ? 9 : 6)}
            y={y + 4}
            textAnchor={side === 'right' ? 'start' : 'end'}
            className={at === 0 ? 'font-bold' : undefined}
          >
            {name}
          </text>
        )}
      </g>
    ))}
  </svg>
)

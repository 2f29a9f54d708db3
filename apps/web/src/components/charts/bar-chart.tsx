import type { Bar, Periods } from './bar'
import { BarTable } from './bar-table'
import { niceTicks } from './nice-ticks'

interface BarChartProps {
  title: string
  /** What the numbers count: the unit of the axis. */
  unit: string
  /** The kind of the labels: 'Día'. */
  labelTitle: string
  bars: readonly Bar[]
  /** The names of the two periods, if the bars have previous values: 'Estos 7 días: 19'. */
  periods?: Periods
}

/** The labels that fit below the bars on a phone. */
const maxLabels = 6

/**
 * A bar chart with its axes, drawn on the server. The drawing is hidden from screen readers. The same numbers are in a
 * table that everybody can unfold.
 */
export function BarChart({ title, unit, labelTitle, bars, periods }: BarChartProps) {
  if (bars.length === 0) return null
  return (
    <figure className="min-w-0 space-y-3">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 font-semibold">
        {title}
        {periods && <Legend periods={periods} />}
      </figcaption>
      <Plot unit={unit} bars={bars} />
      <BarTable unit={unit} labelTitle={labelTitle} bars={bars} periods={periods} />
    </figure>
  )
}

const Legend = ({ periods: { current, previous } }: { periods: Periods }) => (
  <span className="flex flex-wrap gap-x-4 text-sm font-normal text-muted-foreground">
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-xs bg-primary" />
      {current}
    </span>
    <span className="inline-flex items-center gap-1.5">
      <span aria-hidden className="size-3 rounded-xs bg-input-border" />
      {previous}
    </span>
  </span>
)

const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`

function Plot({ unit, bars }: Pick<BarChartProps, 'unit' | 'bars'>) {
  const hasPrevious = bars.some(({ previous }) => previous !== undefined)
  const ticks = niceTicks(Math.max(...bars.map(({ value, previous = 0 }) => Math.max(value, previous))))
  const top = ticks.at(-1) ?? 1
  const every = Math.ceil(bars.length / maxLabels)
  const slot = 1 / bars.length
  const rect = (at: number, offset: number, width: number, value: number, color: string) => (
    <rect
      x={percent((at + offset) * slot)}
      width={percent(width * slot)}
      y={percent(1 - value / top)}
      height={percent(value / top)}
      rx={bars.length > 31 ? 0 : 2}
      className={color}
    />
  )
  return (
    <div
      aria-hidden="true"
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-xs text-muted-foreground tabular-nums"
    >
      <p className="col-span-full">{unit}</p>
      <svg aria-hidden="true" focusable="false" className="my-1 h-36 w-7 overflow-visible">
        {ticks.map((tick) => (
          <text key={tick} x="100%" y={percent(1 - tick / top)} {...axisText} textAnchor="end">
            {tick}
          </text>
        ))}
      </svg>
      <svg aria-hidden="true" focusable="false" className="my-1 h-36 w-full overflow-visible">
        {ticks.map((tick) => (
          <line
            key={tick}
            x1="0"
            x2="100%"
            y1={percent(1 - tick / top)}
            y2={percent(1 - tick / top)}
            className={tick === 0 ? 'stroke-input-border' : 'stroke-border'}
          />
        ))}
        {bars.map(({ key, value, previous }, at) => (
          <g key={key}>
            {previous !== undefined && rect(at, 0.1, 0.35, previous, 'fill-input-border')}
            {hasPrevious
              ? rect(at, 0.47, 0.43, value, 'fill-primary')
              : rect(at, 0.12, 0.76, value, 'fill-primary')}
          </g>
        ))}
      </svg>
      <svg aria-hidden="true" focusable="false" className="col-start-2 h-4 w-full overflow-visible">
        {bars.map(({ key, label, tick = label }, at) =>
          (bars.length - 1 - at) % every === 0 ? (
            <text key={key} x={percent((at + 0.5) * slot)} y="50%" {...axisText} textAnchor="middle">
              {tick}
            </text>
          ) : null,
        )}
      </svg>
    </div>
  )
}

const axisText = { dominantBaseline: 'central', className: 'fill-muted-foreground' } as const

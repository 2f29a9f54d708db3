interface Bar {
  key: string
  /** The label of the bar: 'sáb 21-11'. */
  label: string
  value: number
}

interface BarChartProps {
  title: string
  /** What the numbers count, for screen readers. */
  unit: string
  /** The kind of the labels: 'Día'. */
  labelTitle: string
  bars: readonly Bar[]
}

const height = 120
const fill = 0.8

/**
 * A bar chart, drawn on the server. The drawing is hidden from screen readers. The same numbers are in a table that
 * screen readers read and everybody can unfold.
 */
export function BarChart({ title, unit, labelTitle, bars }: BarChartProps) {
  const [first] = bars
  const last = bars.at(-1)
  if (!first || !last) return null
  const max = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <figure className="space-y-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
        {title}
        <span className="text-sm font-normal text-muted-foreground">Máximo: {max}</span>
      </figcaption>
      <svg
        aria-hidden="true"
        focusable="false"
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        className="block h-32 w-full"
      >
        <line
          x1={0}
          x2={bars.length}
          y1={height}
          y2={height}
          className="stroke-border"
          vectorEffect="non-scaling-stroke"
        />
        {bars.map(({ key, value }, at) => (
          <rect
            key={key}
            x={at + (1 - fill) / 2}
            width={fill}
            y={height - (value / max) * height}
            height={(value / max) * height}
            className="fill-primary"
          />
        ))}
      </svg>
      <p aria-hidden className="flex justify-between gap-4 text-sm text-muted-foreground">
        <span>{first.label}</span>
        <span className="text-right">{last.label}</span>
      </p>
      <details>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary underline-offset-4 hover:underline">
          Ver los números
        </summary>
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="text-muted-foreground">
            <tr>
              <th scope="col" className="py-1.5 font-semibold">
                {labelTitle}
              </th>
              <th scope="col" className="py-1.5 text-right font-semibold">
                {unit}
              </th>
            </tr>
          </thead>
          <tbody className="divide-y">
            {bars.map(({ key, label, value }) => (
              <tr key={key}>
                <th scope="row" className="py-1.5 font-medium">
                  {label}
                </th>
                <td className="py-1.5 text-right">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  )
}

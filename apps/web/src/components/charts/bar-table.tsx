import { foldLink } from '../ui/link-classes'
import type { Bar, Periods } from './bar'

interface BarTableProps {
  unit: string
  labelTitle: string
  bars: readonly Bar[]
  periods?: Periods | undefined
}

/** The numbers of a bar chart, folded. The browser itself unfolds them. */
export function BarTable({ unit, labelTitle, bars, periods }: BarTableProps) {
  return (
    <details>
      <summary className={`${foldLink} text-sm`}>Ver los números</summary>
      <table className="w-full text-left text-sm tabular-nums">
        <thead className="text-muted-foreground">
          <tr>
            <th scope="col" className="py-1.5 font-semibold">
              {labelTitle}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
              {unit}
            </th>
            {periods && (
              <th scope="col" className="py-1.5 pl-3 text-right font-semibold">
                Antes
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y">
          {bars.map(({ key, label, value, previous }) => (
            <tr key={key}>
              <th scope="row" className="py-1.5 font-medium">
                {label}
              </th>
              <td className="py-1.5 pl-3 text-right">{value}</td>
              {periods && <td className="py-1.5 pl-3 text-right">{previous}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

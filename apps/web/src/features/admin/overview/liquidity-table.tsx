import type { Liquidity } from '@oficio/contracts/admin/figures'
import { ScrollCard } from '@/components/ui/scroll-card'

const title = 'Oferta y demanda por rubro y provincia'
const columns = ['Solicitudes', 'Tomadas', 'Oferta']

/** Where what is asked for meets somebody who does it ('Oferta'), how much of it somebody took up, and where it does not. */
export function LiquidityTable({ rows }: { rows: readonly Liquidity[] }) {
  return (
    <ScrollCard label={title}>
      <table className="w-full text-right text-sm tabular-nums sm:text-base">
        <caption className="px-4 pt-4 pb-2 text-left font-semibold">{title}</caption>
        <thead className="bg-muted text-xs text-muted-foreground sm:text-sm">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-semibold">
              Rubro y provincia
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="px-2 py-2.5 font-semibold last:pr-4">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y">
          {rows.map(({ rubroName, provinciaName, requests, taken, professionals }) => (
            <tr key={`${rubroName}-${provinciaName}`}>
              <th scope="row" className="px-4 py-2.5 text-left font-medium">
                {rubroName}
                <span className="block text-sm font-normal text-muted-foreground">{provinciaName}</span>
              </th>
              <td className="px-2 py-2.5">{requests}</td>
              <td className="px-2 py-2.5">{taken}</td>
              <td className="px-2 py-2.5 last:pr-4">
                {professionals === 0 ? <span className="font-semibold text-urgent">0</span> : professionals}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollCard>
  )
}

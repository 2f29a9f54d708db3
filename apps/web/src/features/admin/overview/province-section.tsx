import type { ProvinceFigures } from '@oficio/contracts/admin/figures'
import { countOf } from '@oficio/contracts/text/count-of'
import { Card } from '@/components/ui/card'
import { foldLink } from '@/components/ui/link-classes'
import { formatList } from '@/lib/formats/format-list'
import { ProvinceMap } from './province-map'

/** Supply and demand by province: two maps, what they say in a sentence, and the numbers. */
export function ProvinceSection({ provinces }: { provinces: readonly ProvinceFigures[] }) {
  const busy = provinces.filter(({ requests, professionals }) => requests + professionals > 0)
  if (busy.length === 0) return null
  const missing = provinces.filter(({ requests, professionals }) => requests > 0 && professionals === 0)
  const missingIds = new Set(missing.map(({ id }) => id))
  return (
    <Card className="space-y-4">
      <h3 className="font-sans text-base font-semibold tracking-normal">Oferta y demanda por provincia</h3>
      <p className="max-w-[68ch] text-sm text-muted-foreground">
        {missing.length === 0
          ? 'En cada provincia donde piden hay alguien que trabaja.'
          : `Piden y no hay nadie: ${formatList(missing.map(({ name }) => name))}.`}
      </p>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)]">
        <div className="grid grid-cols-2 gap-3">
          <ProvinceMap
            title="Solicitudes"
            values={new Map(provinces.map(({ id, requests }) => [id, requests]))}
            missingIds={missingIds}
          />
          <ProvinceMap
            title="Profesionales"
            values={new Map(provinces.map(({ id, professionals }) => [id, professionals]))}
          />
        </div>
        <details className="lg:hidden">
          <summary className={`${foldLink} text-sm`}>Ver los números</summary>
          <ProvinceTable provinces={busy} />
        </details>
        <div className="hidden lg:block">
          <ProvinceTable provinces={busy} />
        </div>
      </div>
      <p className="text-sm text-muted-foreground">
        {countOf(provinces.length - busy.length, 'provincia', 'provincias')} sin solicitudes ni profesionales.
      </p>
    </Card>
  )
}

function ProvinceTable({ provinces }: { provinces: readonly ProvinceFigures[] }) {
  const rows = provinces.toSorted((row, nextRow) => nextRow.requests - row.requests)
  return (
    <table className="w-full text-right text-sm tabular-nums">
      <thead className="text-muted-foreground">
        <tr>
          <th scope="col" className="py-1.5 text-left font-semibold">
            Provincia
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            Solicitudes
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            Tomadas
          </th>
          <th scope="col" className="py-1.5 pl-3 font-semibold">
            Oferta
          </th>
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ id, name, requests, takenCount, professionals }) => (
          <tr key={id}>
            <th scope="row" className="py-1.5 text-left font-medium">
              {name}
            </th>
            <td className="py-1.5 pl-3">{requests}</td>
            <td className="py-1.5 pl-3">{takenCount}</td>
            <td className="py-1.5 pl-3">
              {professionals === 0 ? <span className="font-semibold text-urgent">0</span> : professionals}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

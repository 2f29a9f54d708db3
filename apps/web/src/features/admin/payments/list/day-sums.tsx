import { type DaySum, daysSummed } from '@oficio/contracts/admin/payments/day-sums'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Section } from '@/components/layout/section'
import { Card } from '@/components/ui/card'
import { StatTile } from '@/components/ui/stat-tile'
import { formatCalendarDay } from '@/lib/formats/format-calendar-day'

const centavos = (amount: number): string => formatMoney(amount / 100)

/** What came in and what went back, by kind and by day: to be held against the provider's own sums. */
export function DaySums({ sums }: { sums: readonly DaySum[] }) {
  if (sums.length === 0) return null
  const kinds = [...new Set(sums.map(({ kind }) => kind))].sort()
  return (
    <Section
      title={`Últimos ${daysSummed} días`}
      description="Lo aprobado y lo devuelto, cada cosa en su día, como en los reportes de Mercado Pago."
    >
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map((kind) => {
          const ofKind = sums.filter((sum) => sum.kind === kind)
          const { approved, refunded } = total(ofKind)
          return (
            <StatTile
              key={kind}
              label={ofKind[0]?.kindText ?? kind}
              value={centavos(approved - refunded)}
              note={`${centavos(approved)} aprobado, ${centavos(refunded)} devuelto`}
            />
          )
        })}
      </dl>
      <details>
        <summary className="-my-2 inline-flex min-h-11 cursor-pointer items-center py-2 font-semibold text-primary underline-offset-4 hover:underline">
          Ver día por día
        </summary>
        <DayTable sums={sums} />
      </details>
    </Section>
  )
}

function total(sums: readonly DaySum[]) {
  return sums.reduce(
    ({ approved, refunded }, sum) => ({
      approved: approved + sum.approvedCentavos,
      refunded: refunded + sum.refundedCentavos,
    }),
    { approved: 0, refunded: 0 },
  )
}

function DayTable({ sums }: { sums: readonly DaySum[] }) {
  return (
    <Card padding="none" className="mt-2 overflow-hidden">
      <table className="w-full text-right text-sm tabular-nums md:text-base">
        <thead className="bg-muted text-sm text-muted-foreground">
          <tr>
            <th scope="col" className="px-4 py-2.5 text-left font-semibold">
              Día
            </th>
            <th scope="col" className="px-2 py-2.5 text-left font-semibold">
              De qué
            </th>
            <th scope="col" className="px-2 py-2.5 font-semibold">
              Aprobado
            </th>
            <th scope="col" className="py-2.5 pr-4 pl-2 font-semibold">
              Devuelto
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {sums.map((sum) => (
            <tr key={`${sum.day}-${sum.kind}`}>
              <th scope="row" className="px-4 py-2.5 text-left font-medium whitespace-nowrap">
                <time dateTime={sum.day}>{formatCalendarDay(sum.day)}</time>
              </th>
              <td className="px-2 py-2.5 text-left">{sum.kindText}</td>
              <td className="px-2 py-2.5 whitespace-nowrap">{centavos(sum.approvedCentavos)}</td>
              <td className="py-2.5 pr-4 pl-2 whitespace-nowrap">{centavos(sum.refundedCentavos)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

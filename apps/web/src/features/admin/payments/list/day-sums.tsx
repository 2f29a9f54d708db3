import { type DaySum, daysSummed } from '@oficio/contracts/admin/payments/day-sums'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { providerName } from '@oficio/contracts/text/provider-name'
import { Section } from '@/components/layout/section'
import { StatTile } from '@/components/ui/stat-tile'
import { DayTable } from '../../day-table'

const centavos = (amount: number): string => formatMoney(amount / 100)

const columns = [
  { title: 'De qué', isText: true, cell: ({ kindText }: DaySum) => kindText },
  { title: 'Aprobado', cell: ({ approvedCentavos }: DaySum) => centavos(approvedCentavos) },
  { title: 'Devuelto', cell: ({ refundedCentavos }: DaySum) => centavos(refundedCentavos) },
]

/** The approved and refunded amounts by kind and by day, to compare with the provider's reports. */
export function DaySums({ sums }: { sums: readonly DaySum[] }) {
  if (sums.length === 0) return null
  // Grouped by the displayed name, because each kind of subscription has its own.
  const kinds = [...new Set(sums.map(({ kindText }) => kindText))].sort()
  return (
    <Section
      title={`Últimos ${daysSummed} días`}
      description={`Lo aprobado y lo devuelto, cada cosa en su día, como en los reportes de ${providerName}.`}
    >
      <dl className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {kinds.map((kind) => {
          const ofKind = sums.filter(({ kindText }) => kindText === kind)
          const { approved, refunded } = total(ofKind)
          return (
            <StatTile
              key={kind}
              label={kind}
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
        <DayTable
          rows={sums}
          columns={columns}
          keyOf={({ day, kindText }) => `${day}-${kindText}`}
          className="mt-2"
        />
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

import type { SettingValues } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Container } from '@/components/layout/container'

const jobsAMonth = [1, 2, 4, 8] as const

/** Returns what the subscription of one rubro costs for each job, for several numbers of jobs a month. */
const costsPerJob = (monthlyPriceArs: number) =>
  jobsAMonth.map((jobs) => ({ jobs, costArs: Math.ceil(monthlyPriceArs / jobs) }))

/** Spreads the monthly price over the jobs of a month. It is plain arithmetic and promises no number of jobs. */
export function CostPerJob({ settings: { monthlyPricePerRubroArs } }: { settings: SettingValues }) {
  return (
    <section aria-labelledby="costo" className="on-petrol bg-petrol text-petrol-foreground">
      <Container className="grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_1.1fr] lg:items-center">
        <div className="space-y-4">
          <h2 id="costo" className="text-3xl tiny:text-2xl md:text-4xl">
            ¿Cuánto te cuesta cada trabajo?
          </h2>
          <p className="max-w-[46ch] text-lg text-petrol-text">
            Pagás lo mismo hagas un trabajo o veinte. Dividilo por los que hacés en un mes con un rubro.
          </p>
        </div>
        <table className="w-full tabular-nums">
          <caption className="sr-only">
            Con {formatMoney(monthlyPricePerRubroArs)} por mes, lo que cuesta cada trabajo
          </caption>
          <thead>
            <tr className="border-b border-petrol-line text-left text-petrol-text">
              <th scope="col" className="py-3 pr-4 font-medium">
                En un mes hacés
              </th>
              <th scope="col" className="py-3 text-right font-medium">
                Cada uno te cuesta
              </th>
            </tr>
          </thead>
          <tbody>
            {costsPerJob(monthlyPricePerRubroArs).map(({ jobs, costArs }) => (
              <tr key={jobs} className="border-b border-petrol-line">
                <th scope="row" className="py-4 pr-4 text-left text-lg font-normal">
                  {countOf(jobs, 'trabajo', 'trabajos')}
                </th>
                <td className="py-4 text-right font-display text-2xl font-semibold text-sol">
                  {formatMoney(costArs)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Container>
    </section>
  )
}

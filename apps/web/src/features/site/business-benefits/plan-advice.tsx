import { cheaperTier, monthlyPriceOf, type PlanPrices, tierNames } from '@oficio/contracts/businesses/plans'
import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import { Container } from '@/components/layout/container'

/** Around the number of rubros where the Premium plan ends. */
const rubroCounts = [1, 2, 3, limits.premiumRubros, limits.premiumRubros + 1]

/** Returns the cheapest plan for several numbers of rubros. */
const advices = (prices: PlanPrices) =>
  rubroCounts.map((count) => {
    const tier = cheaperTier('basic', count, prices)?.tier ?? 'basic'
    return { count, name: tierNames[tier], priceArs: monthlyPriceOf(tier, count, prices) }
  })

/** The cheapest plan by the number of rubros. It is plain arithmetic over the prices. */
export const PlanAdvice = ({ prices }: { prices: PlanPrices }) => (
  <section aria-labelledby="conviene" className="on-petrol bg-petrol text-petrol-foreground">
    <Container className="grid gap-x-16 gap-y-8 py-16 md:py-20 lg:grid-cols-[1fr_1.1fr] lg:items-center">
      <div className="space-y-4">
        <h2 id="conviene" className="text-3xl tiny:text-2xl md:text-4xl">
          ¿Cuál te conviene?
        </h2>
        <p className="max-w-[46ch] text-lg text-petrol-text">
          Un rubro es lo que sos: cafetería, ferretería, peluquería. Con uno solo, pagás lo menos.
        </p>
      </div>
      <table className="w-full tabular-nums">
        <caption className="sr-only">El plan más barato según cuántos rubros tiene el negocio</caption>
        <thead>
          <tr className="border-b border-petrol-line text-left text-petrol-text">
            <th scope="col" className="py-3 pr-4 font-medium">
              Aparecés en
            </th>
            <th scope="col" className="py-3 pr-4 font-medium">
              Te conviene
            </th>
            <th scope="col" className="py-3 text-right font-medium">
              Por mes
            </th>
          </tr>
        </thead>
        <tbody>
          {advices(prices).map(({ count, name, priceArs }) => (
            <tr key={count} className="border-b border-petrol-line">
              <th scope="row" className="py-4 pr-4 text-left text-lg font-normal">
                {countOf(count, 'rubro', 'rubros')}
                {count > limits.premiumRubros && ' o más'}
              </th>
              <td className="py-4 pr-4 text-lg">{name}</td>
              <td className="py-4 text-right font-display text-2xl font-semibold text-sol max-sm:text-xl">
                {formatMoney(priceArs)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Container>
  </section>
)

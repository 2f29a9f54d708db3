import { formatMoney } from '@oficio/contracts/text/format-money'
import { ArrowDown } from 'lucide-react'
import { Card } from '@/components/ui/card'
import { NetPrice } from '../../payments/net-price'
import { rubrosText } from '../../rubros/rubros-text'
import { priceFor } from './selection'
import { type Price, priceMeaning } from './selection-texts'

interface PriceSummaryProps {
  price: Price
  before: number
  after: number
}

/** The monthly price of the rubros, now and with the changes. */
export function PriceSummary({ price, before, after }: PriceSummaryProps) {
  const now = priceFor(price.prices, before)
  const next = priceFor(price.prices, after)
  const isChanged = before !== after
  return (
    <Card asChild>
      <section aria-labelledby="precio">
        <h2 id="precio" className="text-xl">
          Precio por mes
        </h2>
        <div aria-live="polite" className="mt-4 space-y-2">
          {isChanged && (
            <>
              <p className="text-muted-foreground">
                <span className="sr-only">Ahora: </span>
                <span className="tabular-nums">{formatMoney(now.monthlyPriceArs)}</span>
                <span className="text-sm"> con {rubrosText(before)}</span>
              </p>
              <ArrowDown aria-hidden className="size-4 text-muted-foreground" />
            </>
          )}
          <p>
            {isChanged && <span className="sr-only">Con los cambios: </span>}
            <span className="font-display text-3xl font-semibold tabular-nums">
              {formatMoney(next.monthlyPriceArs)}
            </span>{' '}
            <span className="text-muted-foreground">por mes</span>
          </p>
          <NetPrice priceArs={next.monthlyPriceArs} />
          <p className="text-sm text-muted-foreground">
            {rubrosText(next.units)} × {formatMoney(price.unitPriceArs)}
          </p>
        </div>
        <p className="mt-4 border-t pt-4 text-sm text-muted-foreground">{priceMeaning(price)}</p>
      </section>
    </Card>
  )
}

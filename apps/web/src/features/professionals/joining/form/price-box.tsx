'use client'

import { monthlyPriceArs } from '@oficio/contracts/professionals/monthly-price'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'
import type { ReactNode } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { NetPrice } from '../../../payments/net-price'
import { rubrosText } from '../../../rubros/rubros-text'
import type { ProfessionalValues } from './professional-values'

export interface JoiningPrices {
  monthlyPricePerRubroArs: number
  verificationFeeArs: number
  trialLeads: number
}

/** The costs for a professional: what is free, what is paid now, and the monthly price for the chosen rubros. */
export function PriceBox({ prices }: { prices: JoiningPrices }) {
  const { control } = useFormContext<ProfessionalValues>()
  const count = useWatch({ control, name: 'rubros' }).length
  const { monthlyPricePerRubroArs, verificationFeeArs, trialLeads } = prices
  const monthlyArs = monthlyPriceArs(count, monthlyPricePerRubroArs)
  return (
    <dl
      aria-live="polite"
      className="grid gap-4 rounded-card bg-muted p-4 sm:auto-cols-fr sm:grid-flow-col md:p-5"
    >
      {trialLeads > 0 && (
        <Cost term="Para empezar" amount={countOf(trialLeads, 'contacto gratis', 'contactos gratis')}>
          Sin límite de tiempo.
        </Cost>
      )}
      <Cost term="Ahora, una sola vez" amount={formatMoney(verificationFeeArs)} priceArs={verificationFeeArs}>
        Comprueba tu medio de pago y nada más.
      </Cost>
      <Cost term="Después, si seguís" amount={`${formatMoney(monthlyArs)} por mes`} priceArs={monthlyArs}>
        {count === 0
          ? 'Por cada rubro que elijas'
          : `${rubrosText(count)} × ${formatMoney(monthlyPricePerRubroArs)}`}
        , sin pagar por contacto. No se cobra hasta que te suscribas.
      </Cost>
    </dl>
  )
}

interface CostProps {
  term: string
  amount: string
  /** Absent if it costs nothing. */
  priceArs?: number
  children: ReactNode
}

function Cost({ term, amount, priceArs, children }: CostProps) {
  return (
    <div className="min-w-0">
      <dt className="text-sm text-muted-foreground">{term}</dt>
      <dd>
        <p className="font-display text-xl font-semibold tabular-nums">{amount}</p>
        {priceArs !== undefined && <NetPrice priceArs={priceArs} />}
        <p className="mt-0.5 text-sm text-muted-foreground">{children}</p>
      </dd>
    </div>
  )
}

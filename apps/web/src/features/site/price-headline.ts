import type { SettingValues } from '@oficio/contracts/settings/settings'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatMoney } from '@oficio/contracts/text/format-money'

interface PriceHeadline {
  /** What is free, or an empty text if nothing is. */
  free: string
  price: string
}

/** Returns the price of the site for a professional as a headline. */
export function priceHeadline({
  trialLeads,
  monthlyPricePerRubroArs,
}: Pick<SettingValues, 'trialLeads' | 'monthlyPricePerRubroArs'>): PriceHeadline {
  const monthly = `${formatMoney(monthlyPricePerRubroArs)} por mes y rubro. Sin comisión.`
  return trialLeads > 0
    ? {
        free: `${countOf(trialLeads, 'contacto gratis', 'contactos gratis')}.`,
        price: `Después, ${monthly}`,
      }
    : { free: '', price: monthly }
}

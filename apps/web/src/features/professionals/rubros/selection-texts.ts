import type { RubroSelection } from '@oficio/contracts/professionals/rubros'
import { formatDate } from '@oficio/contracts/text/format-date'

/** What decides whether a change of rubros costs anything, and from when. */
export type Price = Omit<RubroSelection, 'rubros' | 'chosenIds'>

/** Returns what the price means for whoever has that plan. */
export function priceMeaning({
  isSubscribed,
  nextChargeAt,
}: Pick<Price, 'isSubscribed' | 'nextChargeAt'>): string {
  if (!isSubscribed) return 'Hoy cambiar tus rubros es gratis. Este es el precio por mes si te suscribís.'
  const day = nextChargeAt ? `, el ${formatDate(nextChargeAt)}` : ''
  return `Vale desde el próximo cobro${day}. El mes en curso queda como está.`
}

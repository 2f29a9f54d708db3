import { formatDate } from '@oficio/contracts/text/format-date'

/** What decides whether a change of rubros costs anything, and from when. */
export interface Price {
  /** What each rubro costs a month. */
  unitPriceArs: number
  /** Whether a subscription charges for them; otherwise the price is only told. */
  isSubscribed: boolean
  nextChargeAt: string | null
}

const list = new Intl.ListFormat('es-AR', { type: 'conjunction' })

/** Returns names as a sentence has them: 'Gas, Plomería y Pintura'. */
export const joinNames = (names: readonly string[]): string => list.format(names)

/** '1 rubro', '3 rubros' */
export const rubrosText = (count: number): string => (count === 1 ? '1 rubro' : `${count} rubros`)

/** Returns what the price means for whoever has that plan. */
export function priceMeaning({ isSubscribed, nextChargeAt }: Price): string {
  if (!isSubscribed) return 'Hoy cambiar tus rubros es gratis. Este es el precio por mes si te suscribís.'
  const day = nextChargeAt ? `, el ${formatDate(nextChargeAt)}` : ''
  return `Vale desde el próximo cobro${day}. El mes en curso queda como está.`
}

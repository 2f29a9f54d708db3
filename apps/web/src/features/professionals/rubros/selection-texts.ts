import type { RubroCoverage, UncoveredRubros } from '@oficio/contracts/professionals/rubro-coverage'
import type { RubroSelection } from '@oficio/contracts/professionals/rubros'
import { formatDate } from '@oficio/contracts/text/format-date'
import { formatList } from '@/lib/formats/format-list'

/** The data that determines what a change of rubros costs, and when it takes effect. */
export type Price = Omit<RubroSelection, 'rubros' | 'chosenIds' | 'coverage'>

/** Returns what the shown price means, with or without a subscription. */
export function priceMeaning({
  isSubscribed,
  nextChargeAt,
}: Pick<Price, 'isSubscribed' | 'nextChargeAt'>): string {
  if (!isSubscribed) return 'Hoy cambiar tus rubros es gratis. Este es el precio por mes si te suscribís.'
  const day = nextChargeAt ? `, el ${formatDate(nextChargeAt)}` : ''
  return `Vale desde el próximo cobro${day}. El mes en curso queda como está.`
}

/** Returns when rubros outside the paid month are covered: 'desde el 12 de abril de 2027'. */
export function coveredFromText({
  othersFrom,
  isEnding,
}: Pick<RubroCoverage, 'othersFrom' | 'isEnding'>): string {
  if (othersFrom) return `desde el ${formatDate(othersFrom)}`
  return isEnding ? 'si volvés a suscribirte' : 'desde tu próximo cobro'
}

interface CoverageChange {
  /** The ids of the added rubros, and of the chosen rubros that the paid month does not cover. */
  added: readonly number[]
  uncovered: readonly number[]
  namesOf: (ids: readonly number[]) => string[]
}

/**
 * Returns when the new rubros open leads, and the rule for replacing a rubro within the paid month. Null if nothing
 * changes.
 */
export function coverageChange(
  coverage: RubroCoverage,
  { added, uncovered, namesOf }: CoverageChange,
): string | null {
  const waiting = namesOf(uncovered)
  const atOnce = namesOf(added.filter((id) => !uncovered.includes(id)))
  const sentences = [
    atOnce.length > 0 &&
      `Podés abrir contactos de ${formatList(atOnce)} desde ahora, dentro del mes que ya pagaste. Un rubro se cambia por otro una vez por mes, si no abriste contactos en él.`,
    waiting.length > 0 && uncoveredText({ ...coverage, names: waiting }),
  ].filter(Boolean)
  return sentences.length > 0 ? sentences.join(' ') : null
}

/** Returns which rubros the paid month does not cover, and when the subscription covers them. */
export function uncoveredText({ names, ...coverage }: UncoveredRubros): string {
  const pronoun = names.length === 1 ? 'lo' : 'los'
  return `El mes que ya pagaste no incluye ${formatList(names)}: tu suscripción ${pronoun} incluye ${coveredFromText(coverage)}.`
}

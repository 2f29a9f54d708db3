import type { RubroCoverage, UncoveredRubros } from '@oficio/contracts/professionals/rubro-coverage'
import type { RubroSelection } from '@oficio/contracts/professionals/rubros'
import { formatDate } from '@oficio/contracts/text/format-date'
import { formatList } from '@/lib/formats/format-list'

/** What decides whether a change of rubros costs anything, and from when. */
export type Price = Omit<RubroSelection, 'rubros' | 'chosenIds' | 'coverage'>

/** Returns what the price means for professionals with that plan. */
export function priceMeaning({
  isSubscribed,
  nextChargeAt,
}: Pick<Price, 'isSubscribed' | 'nextChargeAt'>): string {
  if (!isSubscribed) return 'Hoy cambiar tus rubros es gratis. Este es el precio por mes si te suscribís.'
  const day = nextChargeAt ? `, el ${formatDate(nextChargeAt)}` : ''
  return `Vale desde el próximo cobro${day}. El mes en curso queda como está.`
}

/** Returns from when rubros are covered that the paid month does not cover: 'desde el 12 de abril de 2027'. */
export function coveredFromText({
  othersFrom,
  isEnding,
}: Pick<RubroCoverage, 'othersFrom' | 'isEnding'>): string {
  if (othersFrom) return `desde el ${formatDate(othersFrom)}`
  return isEnding ? 'si volvés a suscribirte' : 'desde tu próximo cobro'
}

interface CoverageChange {
  /** The rubros that are new in the choice, and those of it that the paid month does not cover. */
  added: readonly number[]
  uncovered: readonly number[]
  namesOf: (ids: readonly number[]) => string[]
}

/** Returns from when the new rubros open contacts, and what a rubro that takes another one's place comes to. */
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

/** Returns which rubros the paid month does not include, and from when the subscription does. */
export function uncoveredText({ names, ...coverage }: UncoveredRubros): string {
  const pronoun = names.length === 1 ? 'lo' : 'los'
  return `El mes que ya pagaste no incluye ${formatList(names)}: tu suscripción ${pronoun} incluye ${coveredFromText(coverage)}.`
}

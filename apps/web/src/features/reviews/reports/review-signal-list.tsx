import { limits } from '@oficio/contracts/limits'
import type { ReviewSignals } from '@oficio/contracts/reviews/reports'
import { countOf } from '@oficio/contracts/text/count-of'

/** What speaks for a review that somebody paid for, or wrote of themselves: signs, and no proof. */
export function ReviewSignalList({ signals }: { signals: ReviewSignals }) {
  const texts = textsOf(signals)
  return (
    <section aria-labelledby="senales">
      <h2 id="senales" className="text-xl">
        Señales
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        Desde dónde se escribió cada reseña se guarda {limits.reviewMarkDays} días. Una familia o una oficina
        también comparten dispositivo y red.
      </p>
      {texts.length === 0 ? (
        <p className="mt-2">Ninguna.</p>
      ) : (
        <ul className="mt-2 list-disc space-y-1 pl-5">
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** So many of one place at once are many. */
const burst = 5

function textsOf({ sameDevice, sameNetwork, sameDay, isFromOwner }: ReviewSignals): string[] {
  const reviewCountText = (count: number) => countOf(count, 'reseña', 'reseñas')
  return [
    ...(isFromOwner ? ['Salió de un dispositivo o de una red de quien es dueño.'] : []),
    ...(sameDevice > 0 ? [`Del mismo dispositivo, de otras cuentas: ${reviewCountText(sameDevice)}.`] : []),
    ...(sameNetwork > 0 ? [`De la misma red, de este negocio: ${reviewCountText(sameNetwork)} más.`] : []),
    ...(sameDay >= burst
      ? [`Ese día, la víspera y el siguiente, de este negocio: ${reviewCountText(sameDay)} más.`]
      : []),
  ]
}

import { limits } from '@oficio/contracts/limits'
import { seatCount } from '@oficio/contracts/service-requests/seats'
import { countOf } from '@oficio/contracts/text/count-of'
import { formatDay } from '@oficio/contracts/text/format-date'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'

interface NextStepsProps {
  leadsPerRequest: number
  /** The expiry of a filed request; absent before filing. */
  expiresAt?: string
  /** Whether the client has confirmed. Before that, fewer professionals may open the contact data. */
  isConfirmed?: boolean
  /** Absent before filing, when it is not known yet. */
  isUrgent?: boolean
  /** Says which professional is offered the request first, and until when; absent before filing. */
  firstOfferText?: string | null
}

/** Explains what happens to a request after it is filed, in order. */
export function NextSteps({
  leadsPerRequest,
  expiresAt,
  isConfirmed = true,
  isUrgent,
  firstOfferText,
}: NextStepsProps) {
  const seats = seatCount(leadsPerRequest, false)
  const steps = [
    {
      title: firstOfferText ? 'Primero, quien elegiste' : 'Avisamos por tandas',
      text: `${firstOfferText ? `${firstOfferText}. Después avisamos por tandas: a` : 'A'} los ${limits.waveSize} profesionales más cercanos. ${waveText(isUrgent)}, a ${limits.waveSize} más mientras queden lugares.`,
    },
    {
      title: leadsPerRequest === 1 ? 'Te contacta uno solo' : `Te contactan ${leadsPerRequest} como máximo`,
      text:
        isConfirmed || seats === leadsPerRequest
          ? 'Cuando un profesional ve tu solicitud te avisamos quién es. Los demás nunca ven tu teléfono.'
          : `Hasta que confirmes tu email, solo ${countOf(seats, 'profesional puede', 'profesionales pueden')} llamarte. Cuando un profesional ve tu solicitud te avisamos quién es.`,
    },
    {
      title: 'Elegís vos',
      text: 'Arreglás el precio y el pago directamente con el profesional. Desde tu enlace seguís todo, corregís o cancelás.',
    },
    {
      title: expiresAt ? `Vence el ${formatDay(expiresAt)}` : 'Si nadie la toma, vence sola',
      text: `Te avisamos ${hoursInWords(limits.expiryWarningHours)} antes y la podés extender.`,
    },
  ]
  return (
    <ol className="space-y-5">
      {steps.map(({ title, text }, position) => (
        <li key={title} className="grid grid-cols-[2rem_1fr] gap-x-3.5">
          <span
            aria-hidden
            className="grid size-8 place-items-center rounded-full bg-primary-soft font-display font-semibold text-primary-soft-foreground tabular-nums"
          >
            {position + 1}
          </span>
          <div className="pt-1">
            <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
            <p className="mt-0.5 text-muted-foreground">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function waveText(isUrgent: boolean | undefined): string {
  const { waveMinutes, urgentWaveMinutes } = limits
  if (isUrgent === undefined) return `Cada ${waveMinutes} minutos (${urgentWaveMinutes} si es urgente)`
  return `Cada ${isUrgent ? urgentWaveMinutes : waveMinutes} minutos`
}

import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'

// Drawn on the server, since they are the same for everybody: the form's page loads none of their code.

interface ContactPromiseProps {
  leadsPerRequest: number
  /** After how many days of a closed request its contact data is erased. */
  anonymiseAfterDays: number
}

/** Who will see the contact data and until when. */
export const ContactPromise = ({ leadsPerRequest, anonymiseAfterDays }: ContactPromiseProps) => (
  <p className="flex gap-3 rounded-control bg-primary-soft p-4 text-sm text-primary-soft-foreground">
    <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
    <span>
      Estos datos y tu dirección no son públicos.{' '}
      {leadsPerRequest === 1
        ? 'Los ve un solo profesional de tu zona, recién cuando abre tu solicitud; vos ves quién y cuándo.'
        : `Los ven hasta ${leadsPerRequest} profesionales de tu zona, recién cuando abren tu solicitud; vos ves quiénes y cuándo.`}{' '}
      Se borran {countOf(anonymiseAfterDays, 'día', 'días')} después de que se cierra.
    </span>
  </p>
)

/** What happens to a request that nobody takes. */
export const ExpiryPromise = () => (
  <p className="text-sm text-muted-foreground">
    Si en ese plazo no arreglás con nadie, vence sola. Te avisamos {hoursInWords(limits.expiryWarningHours)}{' '}
    antes y la podés extender.
  </p>
)

/** Beside the form from 1024 px up: what becomes of a request. */
export const NextStepsAside = ({ children }: { children: ReactNode }) => (
  <aside aria-labelledby="que-pasa-despues" className="hidden lg:block">
    <div className="sticky top-24">
      <h2 id="que-pasa-despues" className="mb-5 text-xl">
        Qué pasa después
      </h2>
      {children}
    </div>
  </aside>
)

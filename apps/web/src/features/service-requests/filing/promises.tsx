import { limits } from '@oficio/contracts/limits'
import { countOf } from '@oficio/contracts/text/count-of'
import { hoursInWords } from '@oficio/contracts/text/hours-in-words'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'

// These texts are rendered on the server, because they are the same for everybody, so the page of the form loads no
// code for them.

interface ContactPromiseProps {
  leadsPerRequest: number
  /** Number of days after closing until the contact data of a request is erased. */
  anonymiseAfterDays: number
}

/** Explains who sees the contact data and until when. */
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

/** Explains what happens to a request without a professional at the end of its days. */
export const ExpiryPromise = () => (
  <p className="text-sm text-muted-foreground">
    Si en ese plazo no arreglás con nadie, vence sola. Te avisamos {hoursInWords(limits.expiryWarningHours)}{' '}
    antes y la podés extender.
  </p>
)

/** Explains the next steps beside the form, on screens of at least 1024 px. */
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

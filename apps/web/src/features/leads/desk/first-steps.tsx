import { paths } from '@oficio/contracts/paths'
import { countOf } from '@oficio/contracts/text/count-of'
import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'

interface FirstStepsProps {
  /** How many leads the professional can still open for free. */
  freeLeads: number
}

/** Explains the site to professionals who have not opened any contact data yet. */
export function FirstSteps({ freeLeads }: FirstStepsProps) {
  return (
    <Card asChild>
      <section aria-labelledby="primeros-pasos" className="space-y-4">
        <h2 id="primeros-pasos" className="text-xl">
          Cómo conseguir tu primer trabajo
        </h2>
        <ol className="space-y-3">
          <Step number={1} title="Elegí una solicitud">
            Cuando alguien pide lo que hacés cerca tuyo te avisamos por email, y la ves acá.
          </Step>
          <Step number={2} title="Mirá los datos de contacto">
            {freeLeads > 0 ? `Tenés ${countOf(freeLeads, 'contacto', 'contactos')} gratis. ` : ''}
            <Link href={paths.professionalPayments()} className={inlineLink}>
              {freeLeads > 0 ? 'Cuánto cuesta después' : 'Cuánto cuesta'}
            </Link>
          </Step>
          <Step number={3} title="Llamalo y marcá «Contactado»">
            Lo que arreglen es entre ustedes: no cobramos comisión. Con el trabajo hecho, te puede dejar una
            reseña.
          </Step>
        </ol>
      </section>
    </Card>
  )
}

function Step({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className="grid size-7 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary-soft-foreground"
      >
        {number}
      </span>
      <div className="min-w-0">
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-muted-foreground">{children}</p>
      </div>
    </li>
  )
}

import { paths } from '@oficio/contracts/paths'
import { BellRing } from 'lucide-react'
import { buttonClasses } from '@/components/ui/button-classes'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'

/** Leads from the profile to the page that chooses notices. */
export function NoticesCard() {
  return (
    <Card asChild>
      <section aria-labelledby="que-avisos" className="space-y-4">
        <h2 id="que-avisos" className="text-xl">
          Qué te avisamos
        </h2>
        <p className="text-muted-foreground">
          Elegí, tema por tema, qué te mandamos por email y qué te mostramos en el sitio.
        </p>
        <Link href={paths.noticeChoices()} className={buttonClasses({ variant: 'outline' })}>
          <BellRing aria-hidden />
          Elegir mis avisos
        </Link>
      </section>
    </Card>
  )
}

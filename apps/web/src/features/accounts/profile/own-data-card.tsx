import { Download } from 'lucide-react'
import { buttonClasses } from '@/components/ui/button-classes'
import { Card } from '@/components/ui/card'

/** Offers the signed-in user a file with all data that the site has about them. */
export function OwnDataCard() {
  return (
    <Card asChild>
      <section aria-labelledby="lo-que-guardamos" className="space-y-4">
        <h2 id="lo-que-guardamos" className="text-xl">
          Lo que guardamos de vos
        </h2>
        <p className="text-muted-foreground">
          Un archivo con todo lo que tenemos sobre vos: tu cuenta, tus solicitudes, tus pagos, los emails que
          te mandamos y las sesiones que abriste.
        </p>
        <a href="/api/account/data" className={buttonClasses({ variant: 'outline' })}>
          <Download aria-hidden />
          Descargar mis datos
        </a>
      </section>
    </Card>
  )
}

import { paths } from '@oficio/contracts/paths'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { textLink } from '@/components/ui/link-classes'

/** Leads from the profile page to the page that closes the account. */
export function ClosingCard() {
  return (
    <Card asChild>
      <section aria-labelledby="cerrar-la-cuenta" className="space-y-4">
        <h2 id="cerrar-la-cuenta" className="text-xl">
          Cerrar mi cuenta
        </h2>
        <p className="text-muted-foreground">
          Se borran tus datos y no se puede deshacer. En el paso que sigue te mostramos qué pasa con lo tuyo.
        </p>
        <Link href={paths.profileClosing()} className={textLink}>
          Ver qué pasa y cerrar la cuenta
        </Link>
      </section>
    </Card>
  )
}

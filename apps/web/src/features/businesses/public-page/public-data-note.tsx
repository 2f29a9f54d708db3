import type { BusinessView } from '@oficio/contracts/businesses/view'
import { paths } from '@oficio/contracts/paths'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Link } from '@/components/ui/link'
import { inlineLink } from '@/components/ui/link-classes'
import { MailLink } from '@/components/ui/mail-link'

interface PublicDataNoteProps {
  business: Pick<BusinessView, 'id' | 'email'>
  supportEmail: string
}

/** Of a page that nobody has taken: where what it says comes from, and who takes it, changes it or takes it away. */
export function PublicDataNote({ business: { id, email }, supportEmail }: PublicDataNoteProps) {
  // The code that shows whose it is goes to its own mail; without one somebody has to look at it.
  const isByCode = email !== null
  return (
    <Card className="space-y-3">
      <p className="font-semibold">Página creada a partir de datos públicos</p>
      {isByCode && (
        <>
          <p className="text-muted-foreground">
            ¿Es tu negocio? Reclamala con un código que mandamos al email que figura acá.
          </p>
          <Button asChild variant="outline">
            <Link href={paths.claimBusiness(id)} rel="nofollow">
              Reclamar esta página
            </Link>
          </Button>
        </>
      )}
      <p className="text-muted-foreground">
        {isByCode ? 'Para' : '¿Es tu negocio? Para reclamarla,'} corregirla o pedir que la saquemos,
        escribinos a <MailLink address={supportEmail} className={inlineLink} />.
      </p>
    </Card>
  )
}

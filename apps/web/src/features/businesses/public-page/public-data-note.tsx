import { Card } from '@/components/ui/card'
import { inlineLink } from '@/components/ui/link-classes'

/** Of a page that nobody has taken: where what it says comes from, and who changes it or takes it away. */
export function PublicDataNote({ supportEmail }: { supportEmail: string }) {
  return (
    <Card className="space-y-1">
      <p className="font-semibold">Página creada a partir de datos públicos</p>
      <p className="text-muted-foreground">
        ¿Es tu negocio? Escribinos a{' '}
        <a href={`mailto:${supportEmail}`} className={`${inlineLink} break-all`}>
          {supportEmail}
        </a>{' '}
        para reclamarla, corregirla o pedir que la saquemos.
      </p>
    </Card>
  )
}

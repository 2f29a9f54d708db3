import { paths } from '@oficio/contracts/paths'
import Link from 'next/link'
import { Section } from '@/components/layout/section'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'

/** On the panel's first screen, only while somebody has to look at some money. */
export function AttentionTile({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Section title="Pagos">
      <Alert
        tone="error"
        title={count === 1 ? 'Hay 1 pago para revisar' : `Hay ${count} pagos para revisar`}
        action={
          <Button asChild variant="outline">
            <Link href={paths.adminPayments()}>Ver qué pasó</Link>
          </Button>
        }
      >
        Devoluciones, importes o avisos de Mercado Pago que no cerraron solos.
      </Alert>
    </Section>
  )
}

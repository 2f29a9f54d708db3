import type { Registration } from '@oficio/contracts/professionals/joining'
import { formatCuit } from '@oficio/contracts/text/format-cuit'
import { inlineLink } from '@/components/ui/link-classes'

interface FixedFactsProps {
  registration: Registration
  supportEmail: string
}

/** The name and CUIT with which the account was approved, and how to have them corrected. */
export function FixedFacts({ registration, supportEmail }: FixedFactsProps) {
  const { firstName, lastName, taxId } = registration
  return (
    <p className="rounded-card bg-muted p-4 text-sm break-words text-muted-foreground">
      Tu nombre, {firstName} {lastName}, y tu CUIT, {formatCuit(taxId)}, son los de tu cuenta aprobada y no se
      cambian acá. Si hay que corregirlos, escribinos a{' '}
      <a
        href={`mailto:${supportEmail}?subject=${encodeURIComponent('Corregir mi nombre o mi CUIT')}`}
        className={inlineLink}
      >
        {supportEmail}
      </a>
      .
    </p>
  )
}
